import {sql} from '@clube/backend';
import type {Scenes} from './scene';
import {nota, picture, scored, venda} from './things';

export const NOTAS: Scenes = {
  'POST /api/upload/venda_foto': async stage => ({
    as: (await stage.painter()).session,
    form: {files: [await picture(stage, 'arquivos')]},
  }),
  'GET /api/notas/conferir': () => ({
    as: 'pintor',
    query: {chave: '35260111222333000181650010000000011000000013'},
  }),
  'POST /api/pontuacoes/simular': () => ({as: 'pintor', json: {itens: [{codigo: 'T1', qtde: 2}]}}),
  'GET /api/pontuacoes/{id}/linha-do-tempo': async stage => ({
    as: 'Smart',
    path: {id: (await scored(stage, await stage.painter())).venda},
  }),
  'POST /api/pontuacoes/pontuar': async stage => {
    const painter = await stage.painter();
    return {as: 'Smart', json: venda(stage, painter, await nota(stage, painter))};
  },
  'POST /api/pontuacoes/reprovar': async stage => {
    const id = await nota(stage, await stage.painter());
    const {nome} = await stage.row(sql<{nome: string}>`SELECT nome_arquivo AS nome FROM nota WHERE id = ${id}`);
    return {as: 'Smart', json: {nomeArquivo: nome, reprovadoMotivo: 'Nota Ilegível'}};
  },
  'POST /api/pontuacoes/encerrar': async stage => ({
    as: 'Smart',
    json: {identificador: await nota(stage, await stage.painter())},
  }),
  'POST /api/pontuacoes/cancelar': async stage => ({
    as: 'Smart',
    json: {identificador: (await scored(stage, await stage.painter())).nota},
  }),
  'POST /api/pontuacoes/retornar-pendente': async stage => ({
    as: 'Smart',
    json: {identificador: (await scored(stage, await stage.painter())).nota},
  }),
  'GET /api/vendas': () => ({as: 'Smart', query: {identificador: '1'}}),
  'GET /api/nota/{idFoto}': async stage => ({as: 'Smart', path: {idFoto: await nota(stage, await stage.painter())}}),
  'POST /api/nota/{idFoto}/reler': async stage => ({
    as: 'Smart',
    path: {idFoto: await nota(stage, await stage.painter())},
  }),
  'POST /api/nota/{idFoto}/analise': async stage => ({
    as: 'Smart',
    path: {idFoto: await nota(stage, await stage.painter())},
    json: {},
  }),
  'DELETE /api/nota/{idFoto}/analise': async stage => {
    const idFoto = await nota(stage, await stage.painter());
    await stage.take('POST /api/nota/{idFoto}/analise', {as: 'Smart', path: {idFoto}, json: {}});
    return {as: 'Smart', path: {idFoto}};
  },
  'POST /api/nota/{idFoto}/juntar': async stage => {
    const painter = await stage.painter();
    const [idFoto, other] = [await nota(stage, painter), await nota(stage, painter)];
    return {as: 'Smart', path: {idFoto}, json: {notas: [other]}};
  },
  'POST /api/nota/{idFoto}/dividir': async stage => {
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
      path: {idFoto: await nota(stage, await stage.painter())},
      json: {partes: [half(0, 0.5), half(0.5, 1)]},
    };
  },
};
