import {sql} from '../../../kernel/persistence/sql';
import type {Database} from '../../../kernel/persistence/database';
import {f} from '../../../kernel/entities/fields';
import {defineList} from '../../../kernel/lists/list';
import {queryOf} from '../../../kernel/lists/list-docs';

/** A list with fields of all kinds. */
export const itemList = defineList({
  name: 'teste-itens',
  route: 'GET /api/configuracoes',
  from: 'teste_item t',
  sort: 'nome',
  search: 't.busca',
  period: 'quando',
  total: 'totalItens',
  as: ({paged}) => (paged ? 'rows' : ['itens', 'rows']),
  params: {
    fora: {schema: f.text().state.out, sql: (nome, values) => `t.nome <> ${values.add(nome)}`},
  },
  fields: {
    id: f.id().title('Id'),
    nome: f.text().title('Nome').contains(),
    codigo: f.text().title('Código'),
    pontos: f.int().title('Pontos').optional(),
    valor: f.money().title('Valor'),
    ativo: f.flag01().title('Situação').labels({1: 'Ativo', 0: 'Inativo'}),
    dia: f.date().title('Dia'),
    quando: f.timestamp().title('Quando'),
    tags: f.csv().title('Marcas'),
    dobro: f.int().title('Dobro').computed('t.pontos * 2').optional(),
  },
});

/** A list of the numbers from 1 on. */
export const manyList = defineList({
  name: 'teste-muitos',
  route: 'GET /api/configuracoes',
  from: 'teste_muitos t',
  sort: 'id',
  fields: {id: f.id(), texto: f.text()},
});

// Registered without endpoints, as the tests call the list engine directly.
queryOf(itemList, manyList);

export async function givenItems(db: Database): Promise<void> {
  await db.query(sql`CREATE TABLE teste_item (
    id int PRIMARY KEY, nome text NOT NULL, codigo text NOT NULL, pontos smallint, valor numeric(14,2) NOT NULL, ativo boolean NOT NULL,
    dia date NOT NULL, quando timestamptz NOT NULL, tags text[] NOT NULL, senha text NOT NULL DEFAULT 'segredo',
    busca text GENERATED ALWAYS AS (para_busca(codigo || ' ' || nome)) STORED)`);
  await db.query(sql`INSERT INTO teste_item (id, nome, codigo, pontos, valor, ativo, dia, quando, tags) VALUES
    (1, 'Óleo de linhaça', '39053344705', 10, 12.50, true, '2026-09-14', '2026-09-14T23:30:00-03', '{a,b}'),
    (2, 'Água raz 100%', 'A_1', NULL, 7, true, '2026-09-15', '2026-09-15T00:00:00-03', '{}'),
    (3, 'agua sanitária', 'AX1', 30, 0.10, false, '2026-09-15', '2026-09-15T23:59:59.999-03', '{a}'),
    (4, 'Zarcão', 'Z\\1', 20, 99.99, false, '2026-09-16', '2026-09-16T00:00:00-03', '{c}'),
    (5, '=SOMA(A1;B1)', '@x', -5, 1, true, '2026-09-17', '2026-09-17T12:00:00-03', '{}')`);
  await db.query(sql`CREATE TABLE teste_muitos (id int PRIMARY KEY, texto text NOT NULL)`);
}
