import {completeCpf} from '@clube/domain';
import {AMOUNTS} from './amounts';

const {painters, staff, richPainters, products, prizes, salesEach, pendingReceipts, points} = AMOUNTS;

/** Orders of the painter p.id, the oldest first. */
const ORDERS_OF = `generate_series(1, CASE WHEN p.id <= ${richPainters} THEN 30 ELSE 4 END) AS n`;
/** The stored calculation of sales whose points were not calculated. */
export const NO_CALCULATION = `'{"total":0,"base":0,"passos":[],"pontosDobrados":0,"codigoUsado":false,"codigoCancelado":false}'`;
/** Points of one past order. */
const PRICE = 100;

/** The painter's CPF. */
export const cpfOf = (id: number): string => completeCpf(String(100_000_000 + id));
const CPFS = Array.from({length: painters}, (_, i) => `'${cpfOf(i + 1)}'`).join(', ');

export const PEOPLE = [
  `INSERT INTO usuario (nome, cpf, email, permissao)
   SELECT 'Usuária ' || i, lpad(i::text, 11, '0'), 'usuaria' || i || '@exemplo.com.br', 1 FROM generate_series(1, ${staff}) i`,
  `INSERT INTO pintor (cpf, nome, data_nascimento, email, celular, end_rua, end_numero, end_bairro, end_cidade, end_estado, end_cep,
                       loja_preferida, cidade_loja_preferida, estado_loja_preferida, aceitou_regulamento, aceitou_privacidade,
                       id_indicacao, ultimo_acesso_em, criado_em)
   SELECT (ARRAY[${CPFS}])[i], 'Pintor de Paredes Número ' || i, '1985-04-20', NULL, '119' || (80000000 + i),
          'Rua das Tintas', i::text, 'Centro', 'São Paulo', 'SP', '01001000', 'Casa das Tintas', 'São Paulo', 'SP', true, true,
          'BENCH' || i, now() - i * interval '10 minutes', now() - i * interval '3 hours'
     FROM generate_series(1, ${painters}) i`,
  `INSERT INTO loja (cnpj, nome, cidade, uf) VALUES ('11222333000181', 'Casa das Tintas', 'São Paulo', 'SP')`,
];

export const CATALOGUE = [
  `INSERT INTO produto (codigo, nome, valor_unitario, valor_pontos)
   SELECT 'T' || i, 'Tinta Acrílica Premium Fosca ' || i || ' 18 L', 50 + i, 10 + i FROM generate_series(1, ${products}) i`,
  `INSERT INTO arquivo (caminho, nome_original, mime, bytes, sha256, publico)
   SELECT 'premios/' || md5(i::text) || '.webp', 'foto.png', 'image/webp', 40000, md5(i::text) || md5('p' || i), true FROM generate_series(1, ${prizes}) i`,
  `INSERT INTO imagem (arquivo_id, largura, altura, caminho, bytes, sha256)
   SELECT a.id, l, l * 3 / 4, CASE l WHEN 960 THEN a.caminho ELSE replace(a.caminho, '.webp', '-' || l || '.webp') END, 40 * l, a.sha256
     FROM arquivo a, unnest(ARRAY[480, 960, 1440]) l`,
  `INSERT INTO premio (codigo, nome, descricao, custo, tipo, tags, foto_id)
   SELECT 'P' || i, 'Furadeira de Impacto ' || i, '<p>' || repeat('Uma boa ferramenta para quem pinta. ', 6) || '</p>', ${PRICE} / 100.0 + i, 'geral',
          ARRAY['ferramentas', 'novidades'], i FROM generate_series(1, ${prizes}) i`,
];

/** Each painter has one lot of points, from one sale, which all past orders took from. */
export const LEDGER = [
  `INSERT INTO conta (pintor_id, saldo, seq) SELECT id, 0, 0 FROM pintor`,
  `INSERT INTO lancamento (pintor_id, seq, tipo, pontos, saldo_apos, referencia, ocorrido_em)
   SELECT id, 1, 'pontuacao', ${points}, ${points}, 'venda:' || id, now() - interval '100 days' FROM pintor`,
  `INSERT INTO lancamento (pintor_id, seq, tipo, pontos, saldo_apos, referencia, ocorrido_em)
   SELECT p.id, n + 1, 'resgate', -${PRICE}, ${points} - n * ${PRICE}, 'antigo:' || p.id || ':' || n, now() - (40 + n * 3) * interval '1 day'
     FROM pintor p, ${ORDERS_OF}`,
  `INSERT INTO lote (pintor_id, lancamento_id, concedido, restante, vence_em, origem, cnpj_loja)
   SELECT e.pintor_id, e.id, ${points}, ${points} + s.gasto, now() + interval '400 days', 'pontuacao', '11222333000181'
     FROM lancamento e JOIN (SELECT pintor_id, sum(pontos) FILTER (WHERE pontos < 0) AS gasto FROM lancamento GROUP BY 1) s USING (pintor_id)
    WHERE e.seq = 1`,
  `INSERT INTO alocacao (lancamento_id, lote_id, pontos) SELECT e.id, l.id, e.pontos FROM lancamento e JOIN lote l USING (pintor_id)`,
  `UPDATE conta c SET saldo = l.restante, seq = (SELECT max(seq) FROM lancamento e WHERE e.pintor_id = c.pintor_id)
     FROM lote l WHERE l.pintor_id = c.pintor_id`,
];

/** Only a painter's first sale earned points. */
export const RECEIPTS = [
  `INSERT INTO nota (pintor_id, estado, nome_arquivo, criado_em, atualizado_em)
   SELECT p.id, 'pontuada', 'nota-' || p.id || '-' || n || '.jpg', now() - (100 + n) * interval '1 day', now() - n * interval '1 day'
     FROM pintor p, generate_series(1, ${salesEach}) n`,
  `INSERT INTO nota (pintor_id, estado, nome_arquivo, criado_em, atualizado_em)
   SELECT 1 + i % ${painters}, 'pendente', 'pendente-' || i || '.jpg', now() - i * interval '1 minute', now() FROM generate_series(1, ${pendingReceipts}) i`,
  `INSERT INTO arquivo (caminho, nome_original, mime, bytes, sha256, vista)
   SELECT 'notas/' || md5(nome_arquivo) || '.jpg', 'nota.jpg', 'image/jpeg', 90000, md5(nome_arquivo) || md5('x' || id),
          'notas/' || md5(nome_arquivo) || '.webp' FROM nota`,
  `INSERT INTO nota_arquivo (nota_id, arquivo_id) SELECT n.id, a.id FROM nota n JOIN arquivo a ON a.caminho = 'notas/' || md5(n.nome_arquivo) || '.jpg'`,
  `INSERT INTO nota_leitura (nota_id, estado, chave, tipo_fiscal, modelo, serie, numero, uf, cidade, cnpj, loja, data_emissao, total, atualizado_em)
   SELECT id, 'lida', lpad(id::text, 44, '0'), 'C', '65', 1, id::text, 'SP', 'São Paulo', '11222333000181', 'Casa das Tintas', '2026-01-10', 350.5, now()
     FROM nota WHERE estado = 'pendente'`,
  `INSERT INTO venda (nota_id, pintor_id, tipo_fiscal, identificador, cnpj_loja, realizado_em, total_venda, total_pontos, calculo, lancamento_id, vence_em, pontuado_em)
   SELECT n.id, n.pintor_id, 'C', n.id::text, '11222333000181', n.criado_em::date, 500, coalesce(e.pontos, 0), ${NO_CALCULATION}, e.id, now() + interval '400 days', n.atualizado_em
     FROM nota n LEFT JOIN lancamento e ON e.seq = 1 AND e.pintor_id = n.pintor_id AND n.nome_arquivo LIKE '%-1.jpg' WHERE n.estado = 'pontuada'`,
];

export const ORDERS = [
  `INSERT INTO resgate (pintor_id, premio_id, codigo, premio, tipo, qtde, pontos_gastos, saldo_anterior, valor_do_ponto, status, mes,
                        resgatado_em, previsao_entrega, entrega_nome, entrega_rua, entrega_numero, entrega_bairro, entrega_cidade,
                        entrega_estado, entrega_cep, lancamento_id)
   SELECT p.id, m.id, m.codigo, m.nome, m.tipo, 1, ${PRICE}, e.saldo_apos + ${PRICE}, 0.01, e.seq % 3, date_trunc('month', e.ocorrido_em AT TIME ZONE 'America/Sao_Paulo')::date,
          e.ocorrido_em, e.ocorrido_em::date + 60, p.nome, p.end_rua, p.end_numero, p.end_bairro, p.end_cidade, p.end_estado, p.end_cep, e.id
     FROM lancamento e JOIN pintor p ON p.id = e.pintor_id JOIN premio m ON m.id = 1 + e.seq % ${prizes} WHERE e.tipo = 'resgate'`,
  `INSERT INTO cota_mensal (pintor_id, premio_id, mes, usados) SELECT pintor_id, premio_id, mes, sum(qtde) FROM resgate GROUP BY 1, 2, 3`,
];
