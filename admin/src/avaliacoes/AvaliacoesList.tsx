import {GridList} from '../components/grid/GridList';
import {SelectFilter} from '../components/list/SelectFilter';
import {Page} from '../components/page/Page';
import {COLUMNS} from './columns';

const SHOWN = [
  {value: 0, text: 'Na loja'},
  {value: 1, text: 'Ocultas'},
];
const NOTAS = [5, 4, 3, 2, 1].map(nota => ({value: nota, text: nota === 1 ? '1 estrela' : `${nota} estrelas`}));

/** Painters' reviews of received prizes; an unsuitable one is hidden together with its photos. */
export default function AvaliacoesList() {
  return (
    <Page title="Avaliações" list>
      <GridList
        resource="avaliacoes"
        label="Avaliações"
        columns={COLUMNS}
        sort={{field: 'id', order: 'DESC'}}
        filters={
          <>
            <SelectFilter source="nota" label="Nota" options={NOTAS} />
            <SelectFilter source="oculta" label="Situação" options={SHOWN} />
          </>
        }
        exports="Avaliações"
        empty="Nenhuma avaliação com estes filtros."
      />
    </Page>
  );
}
