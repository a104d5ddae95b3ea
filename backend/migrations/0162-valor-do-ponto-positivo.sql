-- Up Migration
-- With a point worth nothing every amount payable would be zero; a stored zero gets the first value of the programme.
UPDATE valor_ponto SET valor_ponto = 0.010 WHERE valor_ponto = 0;
ALTER TABLE valor_ponto ADD CHECK (valor_ponto > 0);
