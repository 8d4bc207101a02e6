public class Wrong { int number = "text"; }
