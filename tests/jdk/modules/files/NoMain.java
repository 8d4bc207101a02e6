class NoMain { }
