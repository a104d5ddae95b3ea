import assert from 'node:assert/strict';
import type {Casamento} from '@clube/domain';
import {prontaParaConfirmar, promover} from '../../modules/notas/leitura/promover';
import {documentoLido} from './leitura-support';

const produto = {codigo: '7001', nome: 'TINTA', valorPontos: 50, confianca: 0.98, via: 'revenda', certa: true} as const;
const CASADO: Casamento = {produto, sugestoes: []};
const INCERTO: Casamento = {produto: {...produto, certa: false}, sugestoes: []};
const DE_FORA: Casamento = {produto: null, sugestoes: []};
const TALVEZ: Casamento = {produto: null, sugestoes: [produto]};
const linha = {nome: 'TINTA', confianca: 0.9, valoresCertos: true, certa: false, motivo: 'Confira o produto'};

describe('lines that were read from pixels', () => {
  it('are certain once a product answers to them, if their amounts were', () => {
    assert.deepEqual(promover(linha, CASADO), {nome: 'TINTA', confianca: 0.9, valoresCertos: true, certa: true});
    assert.equal(promover(linha, INCERTO), linha);
    assert.equal(promover({...linha, valoresCertos: false}, CASADO).certa, false);
    assert.equal(promover(linha, undefined), linha);
  });

  it('make a receipt that only has to be confirmed', () => {
    const lido = documentoLido({itens: [linha]});
    assert.equal(prontaParaConfirmar(lido, [CASADO], true), true);
    for (const casado of [INCERTO, DE_FORA, TALVEZ]) assert.equal(prontaParaConfirmar(lido, [casado], true), false);
    const semTotal = {...lido, campos: {...lido.campos, total: undefined}};
    assert.equal(prontaParaConfirmar(semTotal, [CASADO], true), false);
  });

  it('need a product each, as people are asked for one', () => {
    for (const casado of [DE_FORA, TALVEZ]) assert.equal(prontaParaConfirmar(documentoLido(), [casado], true), false);
  });

  it('need a shop whose name nobody has to look at', () => {
    const lido = documentoLido();
    const semLoja = {...lido, campos: {...lido.campos, loja: undefined}};
    assert.equal(prontaParaConfirmar(lido, [CASADO], false), true);
    assert.equal(prontaParaConfirmar(semLoja, [CASADO], false), false);
    assert.equal(prontaParaConfirmar(semLoja, [CASADO], true), true);
  });

  it('do not outweigh what is said loudly', () => {
    const aviso = {tipo: 'cancelada', gravidade: 'erro', texto: 'Cancelada'} as const;
    assert.equal(prontaParaConfirmar(documentoLido({avisos: [aviso]}), [CASADO], true), false);
  });
});
