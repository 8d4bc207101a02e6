// SPDX-License-Identifier: MIT
import java.awt.image.BufferedImage;
import java.io.File;
import org.jfree.chart.*;
import org.jfree.chart.plot.PlotOrientation;
import org.jfree.data.category.DefaultCategoryDataset;
import org.jfree.data.general.DefaultPieDataset;
import org.jfree.data.xy.*;

// Charts as PNG files, drawn without a display.
public class Sample {

    public static void main(String[] args) throws Exception {
        DefaultCategoryDataset bars = new DefaultCategoryDataset();
        for (int i = 0; i < 12; i++) bars.addValue(
            (i * 7) % 11,
            i % 2 == 0 ? "even" : "odd",
            "c" + i / 2
        );
        DefaultPieDataset pie = new DefaultPieDataset();
        for (int i = 1; i < 6; i++) pie.setValue("p" + i, i * i);
        XYSeries s = new XYSeries("sin");
        for (int i = 0; i < 200; i++) s.add(i, StrictMath.sin(i / 20.0));
        JFreeChart[] charts = {
            ChartFactory.createBarChart(
                "Bars",
                "x",
                "y",
                bars,
                PlotOrientation.VERTICAL,
                true,
                false,
                false
            ),
            ChartFactory.createPieChart("Pie", pie, false, false, false),
            ChartFactory.createXYLineChart(
                "Line",
                "x",
                "y",
                new XYSeriesCollection(s),
                PlotOrientation.HORIZONTAL,
                true,
                false,
                false
            )
        };
        for (int i = 0; i < charts.length; i++) ChartUtilities.saveChartAsPNG(
            new File("chart" + i + ".png"),
            charts[i],
            240,
            160
        );
        BufferedImage image = javax.imageio.ImageIO.read(new File("chart0.png"));
        System.out.println(image.getWidth() + "x" + image.getHeight());
    }
}
