// SPDX-License-Identifier: MIT
import java.sql.*;

// A database in files: tables, joins, a transaction that is undone, a full reopening.
public class Sample {

    public static void main(String[] args) throws Exception {
        try (Connection c = DriverManager.getConnection("jdbc:h2:./data/shop", "sa", "")) {
            Statement s = c.createStatement();
            s.execute("create table customer(id int primary key, name varchar(40) not null)");
            s.execute(
                "create table orders(id int auto_increment primary key, " +
                    "customer int references customer(id), " +
                    "total decimal(10,2), sold date)"
            );
            PreparedStatement p = c.prepareStatement("insert into customer values(?, ?)");
            for (int i = 0; i < 50; i++) {
                p.setInt(1, i);
                p.setString(2, "name" + ((i * 7) % 50));
                p.addBatch();
            }
            p.executeBatch();
            p = c.prepareStatement("insert into orders(customer, total, sold) values(?, ?, ?)");
            for (int i = 0; i < 400; i++) {
                p.setInt(1, (i * 13) % 50);
                p.setBigDecimal(2, new java.math.BigDecimal((i * 37) % 1000).movePointLeft(1));
                p.setDate(3, Date.valueOf(java.time.LocalDate.of(2020, 1, 1).plusDays(i)));
                p.executeUpdate();
            }
            c.setAutoCommit(false);
            s.execute("delete from orders where total > 20");
            print(s, "select count(*) from orders");
            c.rollback();
            c.setAutoCommit(true);
            try {
                s.execute("insert into orders(customer, total) values(99, 1)");
            } catch (SQLException e) {
                System.out.println(e.getSQLState() + " " + e.getErrorCode());
            }
            s.execute("create index by_day on orders(sold)");
        }
        try (Connection c = DriverManager.getConnection("jdbc:h2:./data/shop", "sa", "")) {
            Statement s = c.createStatement();
            print(
                s,
                "select c.name, count(*), sum(o.total), max(o.sold) from customer c " +
                    "join orders o on c.id = o.customer " +
                    "group by c.name having sum(o.total) > 400 order by 3 desc, 1 limit 12"
            );
            print(
                s,
                "select year(sold), month(sold), avg(total) from orders where sold between " +
                    "date '2020-02-01' and " +
                    "date '2020-09-30' group by year(sold), month(sold) order by 1, 2"
            );
            print(
                s,
                "with recursive t(n, f) as (select 1, cast(1 as bigint) " +
                    "union all select n + 1, f * (n + 1) from t " +
                    "where n < 15) select n, f from t"
            );
            print(
                s,
                "select upper(name), regexp_replace(name, '[0-9]+', '#') from customer " +
                    "where id < 3 order by id"
            );
        }
        for (java.io.File f : new java.io.File("data").listFiles()) f.delete();
    }

    static void print(Statement s, String query) throws SQLException {
        try (ResultSet r = s.executeQuery(query)) {
            int n = r.getMetaData().getColumnCount();
            while (r.next()) {
                StringBuilder line = new StringBuilder();
                for (int i = 1; i <= n; i++) line.append(i > 1 ? " | " : "").append(r.getObject(i));
                System.out.println(line);
            }
        }
        System.out.println("--");
    }
}
