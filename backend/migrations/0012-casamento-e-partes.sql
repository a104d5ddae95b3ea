-- Up Migration

-- The codes of a company's other shops.
CREATE INDEX produto_revenda_raiz ON produto_revenda (left(cnpj_revenda, 8));

-- Two parts of one file may belong to one receipt: a coupon that was photographed in two strips beside another one.
ALTER TABLE nota_arquivo DROP CONSTRAINT nota_arquivo_pkey;
ALTER TABLE nota_arquivo ADD PRIMARY KEY (nota_id, ordem);
