-- Up Migration
-- Points are integers (0-rules, 3): a code that adds a fraction could not be credited.
UPDATE codigo_promocional SET valor = greatest(1, round(valor)) WHERE operacao = 'ADICIONAR' AND valor <> trunc(valor);
UPDATE voucher SET valor = greatest(1, round(valor)) WHERE operacao = 'ADICIONAR' AND valor <> trunc(valor);
ALTER TABLE codigo_promocional ADD CHECK (operacao <> 'ADICIONAR' OR valor = trunc(valor));
ALTER TABLE voucher ADD CHECK (operacao <> 'ADICIONAR' OR valor = trunc(valor));
