const onTheWall = (timestamp: string) => `to_char(${timestamp} AT TIME ZONE 'America/Sao_Paulo', 'DD/MM/YYYY HH24:MI')`;
const dayOf = (timestamp: string) => `(${timestamp} AT TIME ZONE 'America/Sao_Paulo')::date`;
const accepted = (document: string) =>
  `t.aceitou_${document} AND t.versao_${document} >= (SELECT termo_exigido('${document}', now()))`;

/** A hand-written statement for the painters' columns of an export: the stored values, with formatted timestamps. */
export const PAINTERS = `SELECT t.nome, t.cpf, t.email, t.celular, t.telefone, t.sexo, t.data_nascimento, t.end_rua, t.end_numero, t.end_complemento,
    t.end_bairro, t.end_cidade, t.end_estado, t.end_cep, t.loja_preferida, t.cidade_loja_preferida, t.estado_loja_preferida, t.indicacao_loja,
    t.indicacao_vendedor, t.como_ficou_sabendo, t.id_indicacao, c.nome, co.saldo, co.total_pontos, ${onTheWall('co.ultima_pontuacao_em')},
    ${dayOf('now()')} - ${dayOf('co.ultima_pontuacao_em')}, ${dayOf('now()')} - ${dayOf('t.ultimo_acesso_em')},
    ${accepted('regulamento')}, ${accepted('privacidade')}, t.ache_seu_pintor, t.is_company, t.ativo, ${onTheWall('t.criado_em')}
  FROM pintor t LEFT JOIN cluster c ON c.id = t.cluster_id LEFT JOIN conta co ON co.pintor_id = t.id ORDER BY t.id DESC`;
