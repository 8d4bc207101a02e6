<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">
  <xsl:output method="html" indent="yes"/>
  <xsl:key name="by" match="book" use="author"/>
  <xsl:template match="/library">
    <html><body>
      <xsl:for-each select="book[generate-id() = generate-id(key('by', author)[1])]">
        <xsl:sort select="author"/>
        <h1><xsl:value-of select="author"/> (<xsl:value-of select="count(key('by', author))"/>)</h1>
        <xsl:apply-templates select="key('by', author)"><xsl:sort select="price" data-type="number" order="descending"/></xsl:apply-templates>
      </xsl:for-each>
      <p><xsl:value-of select="format-number(sum(book/price), '#,##0.00')"/></p>
      <xsl:call-template name="count"><xsl:with-param name="n" select="10"/></xsl:call-template>
    </body></html>
  </xsl:template>
  <xsl:template match="book"><li class="{@lang}"><xsl:value-of select="concat(title, ': ', price)"/></li></xsl:template>
  <xsl:template name="count"><xsl:param name="n"/>
    <xsl:if test="$n > 0"><i><xsl:value-of select="$n * $n"/></i><xsl:call-template name="count"><xsl:with-param name="n" select="$n - 1"/></xsl:call-template></xsl:if>
  </xsl:template>
</xsl:stylesheet>
