-- Up Migration
-- Staff keep the categories of painters: each with an icon, in the order in which painters and customers see them.
ALTER TABLE categoria ADD COLUMN icone text NOT NULL DEFAULT 'pincel'
    CHECK (icone IN ('casa', 'predio', 'loja', 'telhado', 'rolo', 'pincel', 'gota', 'estrela')),
  ADD COLUMN ordem integer;
UPDATE categoria c SET ordem = x.ordem, icone = x.icone
  FROM (SELECT k.id, row_number() OVER (ORDER BY k.nome COLLATE "pt-BR-x-icu", k.id) AS ordem, coalesce(i.icone, 'pincel') AS icone
          FROM categoria k LEFT JOIN (VALUES
            ('Casas e apartamentos', 'casa'), ('Comércios e escritórios', 'loja'), ('Condomínios e prédios', 'predio'),
            ('Efeitos decorativos', 'estrela'), ('Epóxi e pisos', 'rolo'), ('Fachadas', 'predio'), ('Impermeabilização', 'gota'),
            ('Massa corrida', 'rolo'), ('Pintura industrial', 'predio'), ('Telhados', 'telhado'), ('Textura e grafiato', 'rolo')) i (nome, icone)
            ON i.nome = k.nome) x
 WHERE x.id = c.id;
ALTER TABLE categoria ALTER COLUMN icone DROP DEFAULT, ALTER COLUMN ordem SET NOT NULL;
CREATE UNIQUE INDEX categoria_nome ON categoria (lower(nome));
