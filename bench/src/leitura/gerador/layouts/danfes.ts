import type {Aleatorio} from '@clube/seeds/desenho';
import {itensImpressos, type Desenho, type Layout} from '../desenho';
import type {Escrita} from '../escrita';
import {Formulario, type Moldura, type Tipos} from '../formulario';
import type {Recibo} from '../recibo';
import {canhoto, cabecalho, destinatario, impostos, transportador} from './danfe';
import {TABELAS, type Tabela} from './danfe-colunas';
import {escreverItens} from './danfe-tabela';

const A4 = [595.28, 841.89] as const;

const TIPOS: Record<string, Tipos> = {
  sans: {rotulo: 'sans', valor: 'sans', forte: 'sans-bold'},
  serif: {rotulo: 'serif', valor: 'serif', forte: 'serif-bold'},
  condensed: {rotulo: 'condensed', valor: 'condensed', forte: 'condensed-bold'},
  mono: {rotulo: 'sans', valor: 'mono', forte: 'mono-bold'},
};

interface Jeito {
  moldura: Moldura;
  tabela: Tabela;
  corpo: number;
  fantasia: boolean;
  comTransportador: boolean;
}

function desenharDanfe(recibo: Recibo, escrita: Escrita, jeito: Jeito): Desenho {
  const {moldura, tabela, corpo, fantasia, comTransportador} = jeito;
  // The sheets must be counted before the first is headed: laid out twice, the second time knowing how many.
  const passar = (folhas: number): Formulario => {
    const form = new Formulario(moldura);
    canhoto(form, recibo, escrita);
    cabecalho(form, recibo, `Folha 1/${folhas}`, fantasia);
    destinatario(form, recibo);
    impostos(form, recibo, escrita);
    if (comTransportador) transportador(form);
    let escritos = escreverItens(form, recibo.itens, 0, tabela, escrita, form.fundo - 70, corpo);
    form.y = form.fundo - 68;
    form.secao('DADOS ADICIONAIS');
    form.campo(
      {
        rotulo: 'INFORMAÇÕES COMPLEMENTARES',
        valor: 'Documento emitido por ME ou EPP optante pelo Simples Nacional.',
        parte: 1,
      },
      form.esquerda,
      form.y,
      form.largura,
      form.fundo - form.y,
    );
    for (let folha = 2; escritos < recibo.itens.length; folha++) {
      form.novaFolha();
      cabecalho(form, recibo, `Folha ${folha}/${folhas}`, fantasia);
      escritos = escreverItens(form, recibo.itens, escritos, tabela, escrita, form.fundo - 8, corpo);
    }
    return form;
  };
  return {
    folhas: passar(passar(1).folhas.length).folhas,
    codigo: 'codigo_barras',
    itens: itensImpressos(recibo, {descontoNaLinha: tabela.descontoNaLinha}),
  };
}

function moldura(deitada: boolean, tipo: string, random: Aleatorio): Moldura {
  const [curta, longa] = A4;
  return {
    largura: deitada ? longa : curta,
    altura: deitada ? curta : longa,
    margem: random.pick([14, 20]),
    tipos: TIPOS[tipo] ?? (TIPOS.sans as Tipos),
    caixas: random.chance(0.8),
    corpoRotulo: 4.8,
    corpoValor: tipo === 'mono' ? 6.8 : 7.6,
  };
}

const semCortes = (tabelas: readonly Tabela[], indices: number[]) => indices.map(i => tabelas[i] as Tabela);

/** A landscape DANFE. */
export const danfePaisagem: Layout = (recibo, {random, escrita}) =>
  desenharDanfe(recibo, escrita, {
    moldura: moldura(true, random.pick(['sans', 'serif']), random),
    tabela: random.pick(semCortes(TABELAS, [0, 1, 3])),
    corpo: 6.6,
    fantasia: random.chance(0.5),
    comTransportador: false,
  });

/** An upright DANFE whose items go over several sheets. */
export const danfePaginas: Layout = (recibo, {random, escrita}) =>
  desenharDanfe(recibo, escrita, {
    moldura: moldura(false, random.pick(['sans', 'condensed']), random),
    tabela: random.pick(semCortes(TABELAS, [0, 1])),
    corpo: 5.8,
    fantasia: random.chance(0.5),
    comTransportador: true,
  });

/** An upright DANFE with another system's columns and typeface. */
export const danfeColunas: Layout = (recibo, {random, escrita}) => {
  const tipo = random.pick(['serif', 'condensed', 'condensed', 'mono']);
  return desenharDanfe(recibo, escrita, {
    moldura: moldura(false, tipo, random),
    tabela: random.pick(semCortes(TABELAS, [2, 3, 2, 1])),
    corpo: tipo === 'mono' ? 5 : 6,
    fantasia: random.chance(0.5),
    comTransportador: random.chance(0.5),
  });
};
