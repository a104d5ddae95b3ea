import {z} from 'zod';

export const FILE_KINDS = ['imagem', 'pdf', 'xml'] as const;

/** SQL: the file's type, which decides how clients show it. */
export const fileTypeSql = (alias: string): string =>
  `CASE WHEN ${alias}.mime = 'application/pdf' THEN 'pdf' WHEN ${alias}.mime = 'application/xml' THEN 'xml' WHEN ${alias}.id IS NOT NULL THEN 'imagem' END`;

/**
 * SQL: another live receipt that may be the same paper as receipt `n` with reading `r`: the same file, the same access
 * key or, if one of the two has no key, the same fiscal type, number and shop, and series if known. Two parts of one
 * split file are not the same. Duplicates are flagged and never hidden: people decide. Each criterion is a separate
 * index lookup; combined with OR they would scan all receipts for every row.
 */
export const DUPLICATE = `(SELECT json_build_object('id', o.id, 'nome', op.nome, 'cpf', op.cpf, 'estado', o.estado, 'criadoEm', to_char(o.criado_em, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'arquivoUrl', '/arquivos/' || coalesce(oa.vista, oa.caminho), 'tipo', coalesce(${fileTypeSql('oa')}, 'imagem'))
  FROM nota o JOIN pintor op ON op.id = o.pintor_id
  LEFT JOIN LATERAL (SELECT oa.* FROM nota_arquivo ona JOIN arquivo oa ON oa.id = ona.arquivo_id WHERE ona.nota_id = o.id ORDER BY ona.ordem LIMIT 1) oa ON true
  WHERE o.id = (SELECT min(y.id) FROM (
      SELECT sua.nota_id AS id FROM nota_arquivo minha JOIN arquivo meu ON meu.id = minha.arquivo_id JOIN arquivo seu ON seu.sha256 = meu.sha256
        JOIN nota_arquivo sua ON sua.arquivo_id = seu.id
        WHERE minha.nota_id = n.id AND NOT (sua.arquivo_id = minha.arquivo_id AND sua.recorte IS DISTINCT FROM minha.recorte)
      UNION ALL SELECT lida.nota_id FROM nota_leitura lida WHERE lida.chave = r.chave
      UNION ALL SELECT m.id FROM nota m WHERE m.chave = r.chave
      UNION ALL SELECT lida.nota_id FROM nota_leitura lida WHERE lida.cnpj = r.cnpj AND lida.numero = r.numero AND lida.tipo_fiscal = r.tipo_fiscal
        AND NOT (lida.chave IS NOT NULL AND r.chave IS NOT NULL) AND NOT coalesce(lida.serie <> r.serie, false)
      UNION ALL SELECT v.nota_id FROM venda v WHERE v.estado = 'pontuada' AND v.cnpj_loja = r.cnpj AND v.identificador = r.numero AND v.tipo_fiscal = r.tipo_fiscal
        AND NOT (v.chave IS NOT NULL AND r.chave IS NOT NULL) AND NOT coalesce(v.serie <> r.serie, false)
    ) x JOIN nota y ON y.id = x.id WHERE y.id <> n.id AND y.junta_em IS NULL AND y.estado IN ('pendente', 'pontuada')))`;

export const duplicate = z
  .object({
    id: z.int(),
    nome: z.string(),
    cpf: z.string(),
    estado: z.enum(['pendente', 'pontuada']),
    criadoEm: z.iso.datetime(),
    arquivoUrl: z.string().nullable(),
    tipo: z.enum(FILE_KINDS),
  })
  .meta({id: 'Duplicata'});
