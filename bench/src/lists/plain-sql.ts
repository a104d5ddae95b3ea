// Hand-written statements for the same rows, without a list engine, sessions and checks.

export const PRIZES = {
  rows: `SELECT p.id, p.codigo, p.nome, p.descricao, a.caminho AS "diretorioFoto", p.tipo, p.pontos_web AS "pontosWeb",
      p.pontos_alternativo AS "pontosAlternativo", p.custo, p.is_combo::int AS "isCombo", p.quantidade,
      array_to_string(p.tags, ',') AS tags, p.ativo::int AS ativo, a.imagens
    FROM premio p LEFT JOIN arquivo a ON a.id = p.foto_id
    WHERE p.removido_em IS NULL AND p.ativo ORDER BY p.pontos_web, p.id LIMIT 25`,
  count: `SELECT count(*)::int AS count FROM premio WHERE removido_em IS NULL AND ativo`,
};

export const PRODUCTS = {
  rows: `SELECT id, codigo, nome, valor_pontos AS "valorPontos", ativo::int AS ativo FROM produto
    WHERE removido_em IS NULL AND ativo ORDER BY nome COLLATE "pt-BR-x-icu", id LIMIT 25`,
  count: `SELECT count(*)::int AS count FROM produto WHERE removido_em IS NULL AND ativo`,
};

export const MINE = {
  rows: `SELECT r.id, r.id AS identificador, r.codigo, r.premio, p.nome, p.cpf, r.entrega_nome AS "entregaNome",
      concat_ws(', ', nullif(r.entrega_rua, ''), nullif(r.entrega_numero, ''), nullif(r.entrega_complemento, ''),
        nullif(r.entrega_bairro, ''), nullif(concat_ws('/', r.entrega_cidade, r.entrega_estado), ''), nullif(r.entrega_cep, '')) AS "entregaEndereco",
      r.entrega_cidade AS "endCidade", r.entrega_estado AS "endEstado", r.obs, r.observacao, array_to_string(m.tags, ',') AS tags,
      r.tipo, r.qtde, r.saldo_anterior AS "saldoAnterior", r.pontos_gastos AS "pontosGastos", r.pontos_gastos AS "totalPontos",
      CASE WHEN r.tipo = 'credito' THEN round(r.pontos_gastos / 100.0, 2) END AS credito, r.valor_do_ponto AS "valorDoPonto",
      round(r.pontos_gastos * r.valor_do_ponto, 2) AS "totalApagar", r.status, r.resgatado_em AS "resgatadoEm",
      r.previsao_entrega AS "previsaoEntrega", r.data_entrega AS "dataEntrega",
      (r.status IN (0, 2) AND r.previsao_entrega + 30 < (now() AT TIME ZONE 'America/Sao_Paulo')::date) AS atrasado
    FROM resgate r JOIN pintor p ON p.id = r.pintor_id JOIN premio m ON m.id = r.premio_id
    WHERE r.pintor_id = $1 ORDER BY r.id DESC LIMIT 25`,
  count: `SELECT count(*)::int AS count FROM resgate WHERE pintor_id = $1`,
};

/** A placeholder of the length that signing adds to a URL, so that both responses have the same size. */
const SIGNATURE = `?ate=1700000000000&sessao=${'x'.repeat(43)}&assinatura=${'x'.repeat(43)}`;

export const PENDING = {
  rows: `SELECT n.id, p.cpf, p.nome, n.criado_em AS "criadoEm", n.nome_arquivo AS "nomeArquivo",
      n.codigo_promocional AS "codigoPromocional", a.caminho AS "diretorioArquivo",
      '/arquivos/' || coalesce(a.vista, a.caminho) || '${SIGNATURE}' AS "arquivoUrl",
      CASE WHEN a.mime = 'application/pdf' THEN 'pdf' WHEN a.id IS NOT NULL THEN 'imagem' END AS tipo,
      (SELECT json_build_object('id', o.id, 'nome', op.nome, 'cpf', op.cpf, 'estado', o.estado) FROM nota o JOIN pintor op ON op.id = o.pintor_id
        WHERE o.id = (SELECT min(y.id) FROM (
            SELECT f.nota_id AS id FROM arquivo b JOIN nota_arquivo f ON f.arquivo_id = b.id WHERE b.sha256 = a.sha256
            UNION ALL SELECT l.nota_id FROM nota_leitura l WHERE l.chave = r.chave
            UNION ALL SELECT m.id FROM nota m WHERE m.chave = r.chave
          ) x JOIN nota y ON y.id = x.id WHERE y.id <> n.id AND y.estado IN ('pendente', 'pontuada'))) AS "possivelDuplicata",
      r.cnpj AS "cpfCnpj", r.loja, r.uf, r.cidade, r.data_emissao AS "dataEmissao", r.chave, r.tipo_fiscal AS "tipoFiscal", r.total
    FROM nota n JOIN pintor p ON p.id = n.pintor_id LEFT JOIN nota_leitura r ON r.nota_id = n.id
    LEFT JOIN nota_arquivo na ON na.nota_id = n.id AND na.ordem = 1 LEFT JOIN arquivo a ON a.id = na.arquivo_id
    WHERE n.estado = 'pendente' ORDER BY n.criado_em, n.id LIMIT 25`,
  count: `SELECT count(*)::int AS count FROM nota WHERE estado = 'pendente'`,
};

export const PAINTERS = {
  rows: `SELECT t.id, t.nome, t.cpf, t.email, t.celular, t.telefone, t.sexo, t.data_nascimento AS "dataNascimento", t.end_rua AS "endRua",
      t.end_numero AS "endNumero", t.end_complemento AS "endComplemento", t.end_bairro AS "endBairro", t.end_cidade AS "endCidade",
      t.end_estado AS "endEstado", t.end_cep AS "endCep",
      CASE WHEN t.entrega_cep IS NOT NULL THEN json_build_object('entregaNome', t.entrega_nome, 'entregaRua', t.entrega_rua,
        'entregaNumero', t.entrega_numero, 'entregaComplemento', t.entrega_complemento, 'entregaBairro', t.entrega_bairro,
        'entregaCidade', t.entrega_cidade, 'entregaEstado', t.entrega_estado, 'entregaCep', t.entrega_cep) END AS "enderecoEntrega",
      t.loja_preferida AS "lojaPreferida", t.cidade_loja_preferida AS "cidadeLojaPreferida", t.estado_loja_preferida AS "estadoLojaPreferida",
      t.indicacao_loja AS "indicacaoLoja", t.indicacao_vendedor AS "indicacaoVendedor", t.como_ficou_sabendo AS "comoFicouSabendo",
      t.revenda_id AS "idRevenda", t.id_indicacao AS "idIndicacao", a.caminho AS foto, t.sobre, co.saldo AS "saldoPontos",
      coalesce((SELECT sum(l.pontos) FROM lancamento l WHERE l.pintor_id = t.id
        AND l.tipo NOT IN ('resgate', 'estorno_resgate', 'expiracao', 'devolucao')), 0)::int AS "totalPontos",
      c.nome AS "clusterNome", u.ultima AS "ultimaPontuacao",
      (now() AT TIME ZONE 'America/Sao_Paulo')::date - (t.ultimo_acesso_em AT TIME ZONE 'America/Sao_Paulo')::date AS "diasSemAcessar",
      (now() AT TIME ZONE 'America/Sao_Paulo')::date - (u.ultima AT TIME ZONE 'America/Sao_Paulo')::date AS "diasSemPontuar",
      t.aceitou_regulamento::int::text AS "aceitouRegulamento", t.aceitou_privacidade::int::text AS "aceitouPrivacidade",
      t.ver_tutorial AS "verTutorial", t.ache_seu_pintor AS "acheSeuPintor", t.cadastro_ache_seu_pintor AS "cadastroAcheSeuPintor",
      t.ativo::int AS ativo, t.is_company::int AS "isCompany", t.criado_em AS "criadoEm"
    FROM pintor t LEFT JOIN cluster c ON c.id = t.cluster_id LEFT JOIN conta co ON co.pintor_id = t.id LEFT JOIN arquivo a ON a.id = t.foto_id
    LEFT JOIN LATERAL (SELECT max(v.pontuado_em) AS ultima FROM venda v WHERE v.pintor_id = t.id AND v.estado = 'pontuada') u ON true
    ORDER BY t.id DESC LIMIT 25`,
  count: `SELECT count(*)::int AS count FROM pintor`,
};
