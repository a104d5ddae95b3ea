import assert from 'node:assert/strict';
import {headingsOf} from '@clube/api-client/fields';
import '@clube/ui/testing';
import {COLUMNS as codigosCadastro} from '../codigos-cadastro/CodigosCadastroList';
import {exportedFields, type Column} from '../components/grid/columns';
import {COLUMNS as lojas} from '../lojas/LojasList';
import {columnsOf as encerradas} from '../notas/NaoPontuavelList';
import {columnsOf as pontuacoes} from '../notas/PontuadoList';
import {columnsOf as pendentes} from '../notas/pendentes/PendentesList';
import {columnsOf as pedidosCartao} from '../pedidos-cartao/columns';
import {COLUMNS as pintores} from '../pintores/columns';
import {prizeColumns} from '../premios/columns';
import {COLUMNS as produtos} from '../produtos/columns';
import {columnsOf as resgates} from '../resgates/columns';
import {COLUMNS as trabalhos, ROW_COLUMNS} from '../trabalhos/columns';

const act = (): void => undefined;
const said = <L,>(columns: readonly Column<L>[]) =>
  columns.map(column => ({title: column.title, fields: exportedFields(column)}));

const SCREENS: Readonly<Record<string, ReturnType<typeof said>>> = {
  'codigos-cadastro': said(codigosCadastro),
  encerradas: said(encerradas(act)),
  'linhas-do-trabalho': said(ROW_COLUMNS),
  lojas: said(lojas),
  'pedidos-cartao': said(pedidosCartao(act)),
  pendentes: said(pendentes(act, new Date('2026-09-15T12:00:00Z'))),
  pintores: said(pintores),
  pontuacoes: said(pontuacoes({seeItems: act, cancel: act})),
  premios: said(prizeColumns()),
  produtos: said(produtos),
  resgates: said(resgates(act)),
  trabalhos: said(trabalhos),
};

/** Columns of buttons alone. */
const BUTTONS = ['acoes', 'itens', 'link'];

describe('The columns of a list and its exported file', () => {
  for (const [list, columns] of Object.entries(SCREENS)) {
    const headings = new Map<string, string>(Object.entries(headingsOf(list)));

    it(`are called the same, where both say one field: ${list}`, () => {
      for (const {title, fields} of columns) {
        const [field = '', ...more] = fields;
        if (more.length === 0 && headings.has(field)) assert.equal(headings.get(field), title);
      }
    });

    it(`leave nothing out that is on the screen: ${list}`, () => {
      const missing = columns.flatMap(({fields}) => fields).filter(field => !headings.has(field));
      assert.deepEqual(
        missing.filter(field => !BUTTONS.includes(field)),
        [],
      );
    });
  }
});
