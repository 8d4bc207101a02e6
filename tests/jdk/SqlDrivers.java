// SPDX-License-Identifier: MIT
import java.lang.reflect.*;
import java.sql.*;
import java.sql.Date;
import java.util.*;
import java.util.logging.Logger;
import javax.sql.rowset.*;
import javax.sql.rowset.serial.*;

/**
 * java.sql: no driver, a driver of the program, exceptions, times, and row sets without a
 * database.
 */
public class SqlDrivers {
    private static class Small implements Driver {
        public Connection connect(String url, Properties info) throws SQLException {
            if (!acceptsURL(url)) return null;
            if (url.endsWith("down")) throw new SQLException("it is down", "08006", 99);
            InvocationHandler handler =
                (proxy, method, arguments) -> switch (method.getName()) {
                case "getCatalog" -> url + " for " + info.getProperty("user");
                case "isClosed" -> false;
                case "close" -> null;
                default -> throw new SQLFeatureNotSupportedException(method.getName());
            };
            return (Connection) Proxy.newProxyInstance(
                    Small.class.getClassLoader(), new Class<?>[] {Connection.class}, handler);
        }
        public boolean acceptsURL(String url) {
            return url.startsWith("jdbc:small:");
        }
        public DriverPropertyInfo[] getPropertyInfo(String url, Properties info) {
            return new DriverPropertyInfo[0];
        }
        public int getMajorVersion() {
            return 1;
        }
        public int getMinorVersion() {
            return 2;
        }
        public boolean jdbcCompliant() {
            return false;
        }
        public Logger getParentLogger() throws SQLFeatureNotSupportedException {
            throw new SQLFeatureNotSupportedException();
        }
    }

    private static void connect(String url) {
        try (Connection connection = DriverManager.getConnection(url, "me", "secret")) {
            System.out.println(connection.getCatalog() + " " + connection.isClosed());
            connection.createStatement();
        } catch (SQLException e) {
            System.out.println(e + " | " + e.getSQLState() + " | " + e.getErrorCode());
        }
    }

    public static void main(String[] args) throws Exception {
        connect("jdbc:small:one");
        System.out.println(Collections.list(DriverManager.getDrivers()).size());
        try {
            DriverManager.getDriver("jdbc:small:one");
        } catch (SQLException e) {
            System.out.println(e.getMessage() + " " + e.getSQLState());
        }
        Driver driver = new Small();
        DriverManager.registerDriver(driver, () -> System.out.println("deregistered"));
        connect("jdbc:small:one");
        connect("jdbc:small:down");
        connect("jdbc:large:one");
        System.out.println(DriverManager.getDriver("jdbc:small:two") == driver);
        DriverManager.deregisterDriver(driver);
        connect("jdbc:small:one");
        chains();
        times();
        rows();
    }

    private static void chains() {
        SQLException first = new SQLException("first", "42000", new RuntimeException("cause"));
        first.setNextException(new SQLTransientConnectionException("second"));
        first.setNextException(new BatchUpdateException("third", new int[] {1, 2}));
        for (Throwable e : first) System.out.println(e);
                }

                private static void times() {
                    TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
                    Timestamp timestamp = Timestamp.valueOf("2020-02-29 12:34:56.789012345");
                    System.out.println(timestamp + " " + timestamp.getTime() + " " +
                                       timestamp.getNanos() + " " +
                                       timestamp.toLocalDateTime());
                    System.out.println(Date.valueOf("1969-12-31").getTime() + " " +
                                       new Time(3661000) + " " + new Date(0));
                    try {
                        Timestamp.valueOf("yesterday");
                    } catch (IllegalArgumentException e) {
                        System.out.println(e.getMessage());
                    }
                    System.out.println(JDBCType.valueOf(Types.VARCHAR) + " " + JDBCType.BLOB);
                }

                private static void rows() throws Exception {
                    CachedRowSet rows = RowSetProvider.newFactory().createCachedRowSet();
                    RowSetMetaDataImpl columns = new RowSetMetaDataImpl();
                    columns.setColumnCount(2);
                    columns.setColumnName(1, "id");
                    columns.setColumnType(1, Types.INTEGER);
                    columns.setColumnName(2, "name");
                    columns.setColumnType(2, Types.VARCHAR);
                    rows.setMetaData(columns);
                    for (int i = 3; i > 0; i--) {
                        rows.moveToInsertRow();
                        rows.updateInt(1, i);
                        rows.updateString("name", "row " + i);
                        rows.insertRow();
                        rows.moveToCurrentRow();
                    }
                    rows.beforeFirst();
                    System.out.println(rows.size());
                    while (rows.next())
                        System.out.println(rows.getInt("id") + " " + rows.getString(2));
                    rows.absolute(2);
                    System.out.println(rows.getRow() + " " + rows.getObject("name"));
                    try {
                        rows.getInt("none");
                    } catch (SQLException e) {
                        System.out.println(e.getMessage());
                    }
                    SerialBlob blob = new SerialBlob(new byte[] {1, 2, 3, 4, 2, 3});
                    System.out.println(blob.position(new byte[] {2, 3}, 3) + " " +
                                       Arrays.toString(blob.getBytes(2, 3)));
                    SerialClob clob = new SerialClob("some text".toCharArray());
                    System.out.println(clob.getSubString(6, 4) + " " +
                                       clob.position("text", 1));
                }
        }
