import {completeCnpj} from '@clube/domain';
import {sql} from '@clube/backend';
import type {Scenarios} from './scenario';
import {nota, picture, scored, venda} from './test-data';

export const NOTAS: Scenarios = {
  'GET /api/notas': () => ({as: 'Smart', query: {pagina: '0', limite: '10'}}),
  'GET /api/pontuacoes/historico': () => ({as: 'Smart', query: {pagina: '0', limite: '10'}}),
  'POST /api/upload/venda_foto': async context => ({
    as: (await context.painter()).session,
    form: {files: [await picture(context, 'arquivos')]},
  }),
  'POST /api/upload/vendas': async context => {
    const {cpf} = await context.painter();
    const cnpj = completeCnpj(String(400_000_000_000 + context.next()));
    await context.row(sql<{id: number}>`
      INSERT INTO revenda (cnpj, nome_fantasia, nome_input, end_cidade, end_estado, tipo_pontuacao)
      VALUES (${cnpj}, 'Casa', 'Casa', 'Campinas', 'SP', 'Sistema') RETURNING id`);
    const heading =
      'CNPJ da revenda;CPF;Tipo Fiscal;Número Fiscal;Data da Venda;Código do produto;Quantidade;Valor unitário';
    const content = Buffer.from(`${heading}\n${cnpj};${cpf};N;${context.next()};10/01/2026;T1;1;51,00`);
    return {as: await context.staff(), form: {files: [{field: 'arquivo', name: 'vendas.csv', content}]}};
  },
  'GET /api/notas/conferir': () => ({
    as: 'pintor',
    query: {chave: '35260111222333000181650010000000011000000013'},
  }),
  // Succeeds with a separate result for each receipt; the API tests check the scoring.
  'POST /api/pontuacoes/pontuar-juntas': async context => ({
    as: 'Smart',
    json: {
      notas: [
        {
          id: await nota(context, await context.painter()),
          total: 102,
          pontos: 20,
          lidaEm: new Date().toISOString(),
        },
      ],
    },
  }),
  'POST /api/pontuacoes/desfazer-juntas': async context => ({
    as: 'Smart',
    json: {ids: [(await scored(context, await context.painter())).nota]},
  }),
  'POST /api/pontuacoes/simular': () => ({as: 'pintor', json: {itens: [{codigo: 'T1', qtde: 2}]}}),
  'GET /api/pontuacoes/{id}/linha-do-tempo': async context => ({
    as: 'Smart',
    path: {id: (await scored(context, await context.painter())).venda},
  }),
  'POST /api/pontuacoes/pontuar': async context => {
    const painter = await context.painter();
    return {as: 'Smart', json: venda(context, painter, await nota(context, painter))};
  },
  'POST /api/pontuacoes/reprovar': async context => {
    const id = await nota(context, await context.painter());
    const {nome} = await context.row(sql<{nome: string}>`SELECT nome_arquivo AS nome FROM nota WHERE id = ${id}`);
    return {as: 'Smart', json: {nomeArquivo: nome, reprovadoMotivo: 'Nota Ilegível'}};
  },
  'POST /api/pontuacoes/encerrar': async context => ({
    as: 'Smart',
    json: {identificador: await nota(context, await context.painter())},
  }),
  'POST /api/pontuacoes/corrigir/{idVenda}': async context => {
    const {venda: idVenda} = await scored(context, await context.painter());
    await context.row(
      sql<{id: number}>`UPDATE produto SET valor_pontos = valor_pontos + 1 WHERE codigo = 'T1' RETURNING id`,
    );
    return {as: 'Smart', path: {idVenda}};
  },
  'POST /api/pontuacoes/corrigir': async context => {
    const {venda: idVenda} = await scored(context, await context.painter());
    return {as: 'Smart', json: {vendas: [{idVenda, pontuacaoNova: 0}]}};
  },
  'POST /api/pontuacoes/cancelar': async context => ({
    as: 'Smart',
    json: {identificador: (await scored(context, await context.painter())).nota},
  }),
  'POST /api/pontuacoes/retornar-pendente': async context => ({
    as: 'Smart',
    json: {identificador: (await scored(context, await context.painter())).nota},
  }),
  'GET /api/vendas': () => ({as: 'Smart', query: {identificador: '1'}}),
  'GET /api/nota/{idFoto}': async context => ({
    as: 'Smart',
    path: {idFoto: await nota(context, await context.painter())},
  }),
  'POST /api/nota/{idFoto}/reler': async context => ({
    as: 'Smart',
    path: {idFoto: await nota(context, await context.painter())},
  }),
  'POST /api/nota/{idFoto}/analise': async context => ({
    as: 'Smart',
    path: {idFoto: await nota(context, await context.painter())},
    json: {},
  }),
  'DELETE /api/nota/{idFoto}/analise': async context => {
    const idFoto = await nota(context, await context.painter());
    await context.take('POST /api/nota/{idFoto}/analise', {as: 'Smart', path: {idFoto}, json: {}});
    return {as: 'Smart', path: {idFoto}};
  },
  'POST /api/nota/{idFoto}/juntar': async context => {
    const painter = await context.painter();
    const [idFoto, other] = [await nota(context, painter), await nota(context, painter)];
    return {as: 'Smart', path: {idFoto}, json: {notas: [other]}};
  },
  'POST /api/nota/{idFoto}/dividir': async context => {
    const half = (left: number, right: number) => ({
      arquivos: [
        {
          arquivo: 0,
          recorte: {
            cantos: [
              [left, 0],
              [right, 0],
              [right, 1],
              [left, 1],
            ],
          },
        },
      ],
    });
    return {
      as: 'Smart',
      path: {idFoto: await nota(context, await context.painter())},
      json: {partes: [half(0, 0.5), half(0.5, 1)]},
    };
  },
};
