import {NO_CALCULATION} from '../data/statements';
import type {Amounts} from './amounts';

const NAMES = `ARRAY['Maria','José','Antônio','João','Francisco','Ana','Luiz','Paulo','Carlos','Manoel','Pedro','Marcos','Raimundo','Sebastião','Márcia',
  'Adriana','Marcelo','Jorge','Geraldo','Sandra','Edson','Fernando','Fábio','Roberto','Daniel','Patrícia','Rodrigo','Rafael','Aline','Zulmira',
  'Wellington','Yara','Kátia','Quitéria','Ítalo','Úrsula','Xavier','Otávio','Vânia','Hélio']`;
const SURNAMES = `ARRAY['Silva','Santos','Oliveira','Souza','Rodrigues','Ferreira','Alves','Pereira','Lima','Gomes','Costa','Ribeiro','Martins','Carvalho',
  'Araújo','Melo','Barbosa','Cardoso','Nascimento','Conceição','Gonçalves','Assunção','Müller','Schwartz','Yamashita','Kowalski','Quevedo','Xerfan','Zanetti','Brandão']`;
const CIDADES = `ARRAY['São Paulo','Campinas','Rio de Janeiro','Niterói','Belo Horizonte','Uberlândia','Curitiba','Londrina','Porto Alegre','Caxias do Sul',
  'Salvador','Feira de Santana','Recife','Olinda','Fortaleza','Goiânia','Brasília','Manaus','Belém','Florianópolis','Joinville','Vitória','Natal','Maceió','Cuiabá']`;
/** A pseudorandom number below `n` in which small ones are far more frequent, like the frequencies of real names. */
const skewed = (n: number, salt: number) =>
  `(1 + floor(${n} * power((hashint8(i::bigint * 7919 + ${salt}) & 2147483647) / 2147483648.0, 2.2))::int)`;
const even = (n: number, salt: number) => `((hashint8(i::bigint * 104729 + ${salt}) & 2147483647) % ${n})`;
const NOME = `(${NAMES})[${skewed(40, 1)}] || ' ' || (${SURNAMES})[${skewed(30, 2)}] || ' ' || (${SURNAMES})[${skewed(30, 3)}]
  || CASE WHEN i % 50000 = 0 THEN ' Ŵx%ß_' WHEN i % 3 = 0 THEN ' ' || (${SURNAMES})[${skewed(30, 4)}] ELSE '' END`;
const POINTS = 500;
const PRICE = 200;
const SHOP = (salt: number, shops: number) => `lpad((1 + ${skewed(shops, salt)} - 1)::text, 12, '0') || '00'`;

/** Set-based statements in the order in which they must run. The ledger fulfils all invariants afterwards. */
export function statementsFor(a: Amounts): string[] {
  return [
    `INSERT INTO cluster (nome, ordem) VALUES ('Bronze', 11), ('Prata', 12), ('Ouro', 13), ('Diamante', 14)`,
    `INSERT INTO usuario (nome, cpf, email, permissao) SELECT 'Usuária ' || i, lpad(i::text, 11, '0'), 'u' || i || '@exemplo.com.br', 1 FROM generate_series(1, 40) i`,
    `INSERT INTO loja (cnpj, nome, cidade, uf) SELECT lpad(i::text, 12, '0') || '00', 'Tintas ' || (${SURNAMES})[${skewed(30, 5)}] || ' ' || i, (${CIDADES})[${skewed(25, 6)}], 'SP' FROM generate_series(1, ${a.shops}) i`,
    `INSERT INTO revenda (cnpj, nome_fantasia, nome_input, end_cidade) SELECT lpad(i::text, 12, '0') || '00', 'Revenda ' || (${SURNAMES})[${skewed(30, 5)}] || ' ' || i, 'Tintas ' || (${SURNAMES})[${skewed(30, 5)}] || ' ' || i, (${CIDADES})[${skewed(25, 6)}] FROM generate_series(1, ${a.resellers}) i`,
    `INSERT INTO pintor (cpf, nome, data_nascimento, email, celular, end_rua, end_numero, end_bairro, end_cidade, end_estado, end_cep, loja_preferida,
        aceitou_regulamento, aceitou_privacidade, id_indicacao, cluster_id, ativo, is_company, ultimo_acesso_em, criado_em)
     SELECT lpad((${even(90, 7)} + 10)::text, 2, '0') || lpad(((i::bigint * 7368787) % 1000000000)::text, 9, '0'), ${NOME}, date '1960-01-01' + ${even(16000, 8)},
        CASE WHEN i % 5 < 3 THEN 'pintor' || i || '@exemplo.com.br' END, '119' || lpad(${even(100000000, 9)}::text, 8, '0'), 'Rua das Tintas', i::text, 'Centro',
        CASE WHEN i % 20 > 0 THEN (${CIDADES})[${skewed(25, 10)}] END, 'SP', '01001000', CASE WHEN i % 4 > 0 THEN 'Tintas ' || (${SURNAMES})[${skewed(30, 11)}] END,
        true, true, 'M' || i, CASE WHEN i % 10 > 0 THEN (SELECT min(id) FROM cluster) + ${skewed(4, 12)} - 1 END, i % 40 > 0, i % 100 = 0,
        CASE WHEN i % 3 > 0 THEN now() - ${even(40000000, 13)} * interval '1 second' END, now() - ${even(90000000, 14)} * interval '1 second'
       FROM generate_series(1, ${a.painters}) i`,
    `INSERT INTO conta (pintor_id, saldo, seq) SELECT id, CASE WHEN id % 2 = 0 THEN ${2 * (POINTS - PRICE)} + 2 * (id % 997) ELSE 0 END, CASE WHEN id % 2 = 0 THEN 4 ELSE 0 END FROM pintor`,
    // The entries of an account, by sequence: sale, sale, order, order.
    `INSERT INTO lancamento (pintor_id, seq, tipo, pontos, saldo_apos, referencia, ocorrido_em)
     SELECT p.id, n, CASE WHEN n <= 2 THEN 'pontuacao' ELSE 'resgate' END, CASE WHEN n <= 2 THEN ${POINTS} + p.id % 997 ELSE -${PRICE} END,
        (${POINTS} + p.id % 997) * least(n, 2) - ${PRICE} * greatest(n - 2, 0), 'm:' || p.id || ':' || n, p.criado_em
       FROM pintor p, generate_series(1, 4) n WHERE p.id % 2 = 0`,
    `INSERT INTO lote (pintor_id, lancamento_id, concedido, restante, vence_em, origem)
     SELECT pintor_id, id, pontos, pontos - ${PRICE}, now() + interval '300 days', 'pontuacao' FROM lancamento WHERE tipo = 'pontuacao'`,
    `INSERT INTO alocacao (lancamento_id, lote_id, pontos)
     SELECT e.id, l.id, e.pontos FROM lancamento e JOIN lancamento s ON s.pintor_id = e.pintor_id AND s.seq = CASE WHEN e.seq <= 2 THEN e.seq ELSE e.seq - 2 END
       JOIN lote l ON l.lancamento_id = s.id`,
    `INSERT INTO nota (pintor_id, estado, nome_arquivo, criado_em, atualizado_em)
     SELECT pintor_id, 'pontuada', 'v-' || pintor_id || '-' || seq || '.jpg', now() - ((id * 7919) % 60000000) * interval '1 second', now() - ((id * 104729) % 50000000) * interval '1 second'
       FROM lancamento WHERE tipo = 'pontuacao'`,
    `INSERT INTO nota (pintor_id, estado, nome_arquivo, criado_em, atualizado_em)
     SELECT 1 + ${even(a.painters, 15)}, 'encerrada', 'e-' || i || '.jpg', now() - ${even(60000000, 16)} * interval '1 second', now() - ${even(60000000, 17)} * interval '1 second'
       FROM generate_series(1, ${a.closed}) i`,
    `INSERT INTO nota (pintor_id, estado, nome_arquivo, criado_em, atualizado_em)
     SELECT 1 + ${even(a.painters, 18)}, 'pendente', 'p-' || i || '.jpg', now() - ${even(600000, 19)} * interval '1 second', now() FROM generate_series(1, ${a.pending}) i`,
    `INSERT INTO arquivo (caminho, nome_original, mime, bytes, sha256, vista) SELECT 'notas/' || id || '.jpg', 'nota.jpg', 'image/jpeg', 90000, md5(id::text) || md5('x' || id), 'notas/' || id || '.webp' FROM nota`,
    `INSERT INTO nota_arquivo (nota_id, arquivo_id) SELECT split_part(split_part(caminho, '/', 2), '.', 1)::int, id FROM arquivo WHERE caminho LIKE 'notas/%'`,
    `INSERT INTO nota_leitura (nota_id, estado, chave, tipo_fiscal, modelo, numero, uf, cnpj, loja, data_emissao, total, confianca, certa, atualizado_em)
     SELECT i, CASE WHEN i % 9 = 0 THEN 'nao_lida' ELSE 'lida' END, lpad(i::text, 44, '0'), 'C', '65', i::text, 'SP', ${SHOP(20, a.shops)}, CASE WHEN i % 9 > 0 THEN 'TINTAS ' || (${SURNAMES})[${skewed(30, 21)}] END,
        CASE WHEN i % 9 > 0 THEN current_date - ${even(300, 22)} END, CASE WHEN i % 9 > 0 THEN ${even(500000, 23)} / 100.0 END, CASE WHEN i % 9 > 0 THEN ${even(1000, 24)} / 1000.0 END, i % 4 = 1, now()
       FROM (SELECT id AS i FROM nota WHERE estado = 'pendente') n`,
    `INSERT INTO venda (nota_id, pintor_id, tipo_fiscal, identificador, cnpj_loja, realizado_em, total_venda, total_pontos, calculo, lancamento_id, vence_em, pontuado_em, revenda_id)
     SELECT n.id, n.pintor_id, 'C', n.id::text, ${SHOP(25, a.shops).replaceAll('i::bigint', 'n.id::bigint')}, n.criado_em::date, 100 + n.id % 5000, e.pontos, ${NO_CALCULATION}, e.id, n.atualizado_em + interval '500 days', n.atualizado_em,
        CASE WHEN n.id % 2 = 0 THEN 1 + n.id % ${a.resellers} END
       FROM nota n JOIN lancamento e ON e.pintor_id = n.pintor_id AND e.tipo = 'pontuacao' AND n.nome_arquivo = 'v-' || e.pintor_id || '-' || e.seq || '.jpg' WHERE n.estado = 'pontuada'`,
    `INSERT INTO produto (codigo, nome, valor_unitario, valor_pontos) SELECT 'T' || i, 'Tinta Acrílica ' || (ARRAY['Premium','Fosca','Brilhante','Econômica'])[1 + i % 4] || ' ' || i || ' 18 L', 50 + i % 300, 10 + i % 90 FROM generate_series(1, ${a.products}) i`,
    `INSERT INTO venda_item (venda_id, produto_id, codigo, nome, qtde, valor_unitario, valor_pontos, sub_total, pontuado_em)
     SELECT v.id, 1 + v.id % ${a.products}, 'T1', 'Tinta Acrílica', 2, 50, 10, 100, v.pontuado_em FROM venda v`,
    `INSERT INTO premio (codigo, nome, descricao, custo, tipo, tags) SELECT 'P' || i, (ARRAY['Furadeira','Pincel','Rolo','Escada','Celular'])[1 + i % 5] || ' ' || (${SURNAMES})[1 + i % 30] || ' ' || i, '<p>Uma boa ferramenta.</p>', 1 + i % 900, 'geral', ARRAY['ferramentas'] FROM generate_series(1, ${a.prizes}) i`,
    `INSERT INTO resgate (pintor_id, premio_id, codigo, premio, tipo, qtde, pontos_gastos, saldo_anterior, valor_do_ponto, status, mes, resgatado_em, previsao_entrega,
        data_entrega, entrega_nome, entrega_rua, entrega_numero, entrega_cidade, entrega_estado, entrega_cep, lancamento_id)
     SELECT e.pintor_id, m.id, m.codigo, m.nome, m.tipo, 1, ${PRICE}, e.saldo_apos + ${PRICE}, 0.01, x.s, date_trunc('month', x.q AT TIME ZONE 'America/Sao_Paulo')::date, x.q, x.q::date + 60,
        CASE WHEN x.s = 1 THEN x.q::date + 30 END, 'Fulano', 'Rua', '1', 'São Paulo', 'SP', '01001000', e.id
       FROM (SELECT *, id AS i FROM lancamento WHERE tipo = 'resgate') e
       CROSS JOIN LATERAL (SELECT CASE WHEN e.i % 50 = 0 THEN 2 WHEN e.i % 10 = 0 THEN 0 ELSE 1 END AS s, now() - ((e.i * 7919) % 60000000) * interval '1 second' AS q) x
       JOIN premio m ON m.id = 1 + ((e.i * 31) % ${a.prizes})`,
    `INSERT INTO cota_mensal (pintor_id, premio_id, mes, usados) SELECT pintor_id, premio_id, mes, sum(qtde) FROM resgate GROUP BY 1, 2, 3`,
    `INSERT INTO codigo_promocional (codigo, operacao, valor, usos, expira_em, apenas_venda, criado_em) SELECT upper(md5(i::text)), 'ADICIONAR', 10, (i % 4 = 0)::int, current_date + i % 300, i % 3 = 0, now() - i * interval '1 second' FROM generate_series(1, ${a.codes}) i`,
    `INSERT INTO uso_codigo (pintor_id, codigo_promocional_id, codigo, operacao, valor, pontos, utilizado_em) SELECT 1 + id % ${a.painters}, id, codigo, operacao, valor, 0, now() - id * interval '1 second' FROM codigo_promocional WHERE usos = 1`,
  ];
}
