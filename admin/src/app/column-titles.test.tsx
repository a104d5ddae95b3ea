import assert from 'node:assert/strict';
import {headingsOf} from '@clube/api-client/fields';
import '@clube/ui/testing';
import {columnsOf as aprovacoes} from '../aprovacoes/columns';
import {COLUMNS as avaliacoes} from '../avaliacoes/columns';
import {COLUMNS as codigosCadastro} from '../codigos-cadastro/CodigosCadastroList';
import {COLUMNS as codigosPromocionais} from '../codigos-promocionais/CodigosPromocionaisList';
import {exportedFields, type ListColumn} from '../components/grid/columns';
import {titled} from '../components/grid/titles';
import {COLUMNS as indicacoes} from '../indicacoes/IndicacoesList';
import {COLUMNS as lojas} from '../lojas/LojasList';
import {columnsOf as naoPontuavel} from '../notas/NaoPontuavelList';
import {columnsOf as pontuado} from '../notas/PontuadoList';
import {columnsOf as pendentes} from '../notas/pendentes/PendentesList';
import {columnsOf as pedidosCartao} from '../pedidos-cartao/columns';
import {columnsOf as pedidosPrivacidade} from '../pedidos-privacidade/RequestsList';
import {COLUMNS as pintores} from '../pintores/columns';
import {prizeColumns} from '../premios/columns';
import {COLUMNS as produtos} from '../produtos/columns';
import {columnsOf as resgates} from '../resgates/columns';
import {COLUMNS as trabalhos, ROW_COLUMNS} from '../trabalhos/columns';
import {RESOURCES} from './resources';

const act = (): void => undefined;

/** The server's name of the resource's list. */
const listOf = (resource: string): string => RESOURCES.find(({name}) => name === resource)?.rest?.list ?? resource;

/** The columns of a resource as its list shows them, with the fields of its file. */
const screenOf = <L,>(resource: string, columns: readonly ListColumn<L>[]) => ({
  list: listOf(resource),
  draw: () => titled(listOf(resource), columns).map(column => ({...column, fields: exportedFields(column)})),
});

const SCREENS = [
  screenOf('aprovacoes', aprovacoes(act)),
  screenOf('avaliacoes', avaliacoes),
  screenOf('codigos-cadastro', codigosCadastro),
  screenOf('codigos-promocionais', codigosPromocionais),
  screenOf('linhas-do-trabalho', ROW_COLUMNS),
  screenOf('lojas', lojas),
  screenOf('nao-pontuavel', naoPontuavel(act)),
  screenOf('pedidos-cartao', pedidosCartao(act)),
  screenOf('pedidos-privacidade', pedidosPrivacidade(act)),
  screenOf('pendentes', pendentes(act, new Date('2026-09-15T12:00:00Z'))),
  screenOf('pintores', pintores),
  screenOf('empresas', pintores),
  screenOf('indicacoes', indicacoes),
  screenOf('pontuado', pontuado({seeItems: act, cancel: act})),
  screenOf('premios', prizeColumns()),
  screenOf('produtos', produtos),
  screenOf('resgates', resgates(act)),
  screenOf('trabalhos', trabalhos),
];

/** Columns with only buttons or pictures, which files omit. */
const ONLY_ON_SCREEN = ['acoes', 'itens', 'link', 'fotos'];

describe('The columns of a list and its exported file', () => {
  for (const {list, draw} of SCREENS) {
    const headings = new Map<string, string>(Object.entries(headingsOf(list)));

    it(`are called the same, where both say one field: ${list}`, () => {
      // Columns that define their own fields in files show something else than their field, so their titles differ.
      for (const column of draw())
        if (!('files' in column) && headings.has(column.field)) assert.equal(column.title, headings.get(column.field));
    });

    it(`leave nothing out that is on the screen: ${list}`, () => {
      const missing = draw().flatMap(({fields}) => fields.filter(field => !headings.has(field)));
      assert.deepEqual(
        missing.filter(field => !ONLY_ON_SCREEN.includes(field)),
        [],
      );
    });
  }
});
