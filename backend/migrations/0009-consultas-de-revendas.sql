-- Up Migration
-- What the lists of resellers and the reports count, found without reading every sale.
CREATE INDEX venda_revenda ON venda (revenda_id, pontuado_em) WHERE estado = 'pontuada';
CREATE INDEX lote_loja ON lote (cnpj_loja) WHERE restante > 0;
CREATE INDEX pintor_indicacao_loja ON pintor (indicacao_loja) WHERE indicacao_loja IS NOT NULL;
