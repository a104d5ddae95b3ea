import type {Client} from 'pg';

/**
 * Creates painters who are listed in the directory: a third live in the first ten municipalities of Greater São Paulo, the
 * others all over the country; each has two categories, a third have ratings. The table's triggers create their pages.
 */
export async function fillDirectory(db: Client, painters: number): Promise<void> {
  for (const statement of [
    `INSERT INTO pintor (cpf, nome, data_nascimento, email, celular, end_cidade, end_estado, id_indicacao, ache_seu_pintor, criado_em)
     SELECT lpad(i::text, 11, '0'), 'Pintor ' || i, '1980-01-01', 'pintor' || i || '@exemplo.com.br', '119' || lpad(i::text, 8, '0'),
            m.nome, m.uf, 'M' || i, true, now()
       FROM generate_series(1, ${painters}) i
       JOIN (SELECT nome, uf, row_number() OVER (ORDER BY (latitude + 23.55) ^ 2 + (longitude + 46.63) ^ 2) AS n FROM municipio) m
         ON m.n = CASE WHEN i % 3 = 0 THEN 1 + (i / 3) % 10 ELSE 1 + (i * 7919) % 5571 END`,
    `INSERT INTO pintor_categoria (pintor_id, categoria_id)
     SELECT p.id, c FROM pintor p, LATERAL (SELECT 1 + p.id % 15 AS c UNION SELECT 1 + (p.id / 15) % 15) x`,
    `INSERT INTO avaliacao_pintor (pintor_id, status, nota, avaliacao, cliente, criado_em, avaliado_em)
     SELECT p.id, 'AVALIADO', 3 + (p.id + n) % 3, 'Muito bom', 'Carla', now(), now()
       FROM pintor p, generate_series(1, 1 + p.id % 5) n WHERE p.id % 3 = 1`,
    'VACUUM ANALYZE',
  ])
    await db.query(statement);
}
