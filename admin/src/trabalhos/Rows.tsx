import {ESTADOS_LINHA_TRABALHO, ROTULOS_LINHA_TRABALHO, trabalhoAberto} from '@clube/domain';
import {useMemo} from 'react';
import {GridList} from '../components/grid/GridList';
import {SelectFilter} from '../components/list/SelectFilter';
import {mapResources} from '../providers/resources';
import {DownloadFailures} from './DownloadFailures';
import {ROW_COLUMNS, type Work} from './columns';

const RESULT_OPTIONS = ESTADOS_LINHA_TRABALHO.map(value => ({value, text: ROTULOS_LINHA_TRABALHO[value]}));
const EVERY_MS = 4000;

/** What came of each row of a work. */
export function Rows({work: {id, estado, titulo, falhas}}: {work: Work}) {
  const resource = useMemo(() => {
    const path = `trabalhos/${id}/linhas`;
    mapResources([{name: path, rest: {path, list: 'linhas-do-trabalho'}}]);
    return path;
  }, [id]);
  return (
    <GridList
      resource={resource}
      kind="trabalhos-linhas"
      label={`Linhas de ${titulo}`}
      columns={ROW_COLUMNS}
      sort={{field: 'id', order: 'ASC'}}
      filters={<SelectFilter source="estado" label="Resultado" options={RESULT_OPTIONS} />}
      exports={`Trabalho ${id}`}
      tools={falhas > 0 && <DownloadFailures id={id} />}
      empty="Este trabalho não é feito linha a linha."
      {...(trabalhoAberto(estado) && {every: EVERY_MS})}
    />
  );
}
