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

/** The list's name on the server, as the panel knows it of the resource. */
const listOf = (resource: string): string => RESOURCES.find(({name}) => name === resource)?.rest?.list ?? resource;

/** Columns by resource, as the list draws them. */
const said = <L,>(resource: string, columns: readonly ListColumn<L>[]) => ({
  list: listOf(resource),
  draw: () => titled(listOf(resource), columns).map(column => ({...column, fields: exportedFields(column)})),
});

const SCREENS = [
  said('aprovacoes', aprovacoes(act)),
  said('avaliacoes', avaliacoes),
  said('codigos-cadastro', codigosCadastro),
  said('codigos-promocionais', codigosPromocionais),
  said('linhas-do-trabalho', ROW_COLUMNS),
  said('lojas', lojas),
  said('nao-pontuavel', naoPontuavel(act)),
  said('pedidos-cartao', pedidosCartao(act)),
  said('pedidos-privacidade', pedidosPrivacidade(act)),
  said('pendentes', pendentes(act, new Date('2026-09-15T12:00:00Z'))),
  said('pintores', pintores),
  said('empresas', pintores),
  said('indicacoes', indicacoes),
  said('pontuado', pontuado({seeItems: act, cancel: act})),
  said('premios', prizeColumns()),
  said('produtos', produtos),
  said('resgates', resgates(act)),
  said('trabalhos', trabalhos),
];

/** Columns of buttons and pictures alone. */
const SEEN_ALONE = ['acoes', 'itens', 'link', 'fotos'];

describe('The columns of a list and its exported file', () => {
  for (const {list, draw} of SCREENS) {
    const headings = new Map<string, string>(Object.entries(headingsOf(list)));

    it(`are called the same, where both say one field: ${list}`, () => {
      // A column that says by itself what a file holds for it says something else than its field.
      for (const column of draw())
        if (!('files' in column) && headings.has(column.field)) assert.equal(column.title, headings.get(column.field));
    });

    it(`leave nothing out that is on the screen: ${list}`, () => {
      const missing = draw().flatMap(({fields}) => fields.filter(field => !headings.has(field)));
      assert.deepEqual(
        missing.filter(field => !SEEN_ALONE.includes(field)),
        [],
      );
    });
  }
});
