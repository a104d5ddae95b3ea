import {Button} from '@clube/ui';
import {useMemo, useState} from 'react';
import type {ListColumn} from '../components/grid/columns';
import {GridList} from '../components/grid/GridList';
import {numberOrNothing} from '../components/format/values';
import {SelectFilter} from '../components/list/SelectFilter';
import {useRedeOptions} from '../components/list/useRedeOptions';
import {Page} from '../components/page/Page';
import {StateChip} from '../components/StateChip';
import {CotaDetails} from './CotaDetails';
import type {Cota} from './types';

const columnsOf = (onOpen: (cota: Cota) => void): ListColumn<Cota>[] => [
  {
    kind: 'text',
    field: 'produto',
    main: true,
    width: 216,
    value: ({produto, codProduto}) => produto ?? codProduto,
    files: ['produto', 'codProduto'],
    note: ({codProduto}) => codProduto,
  },
  {
    kind: 'text',
    field: 'rede',
    width: 150,
    files: ['rede', 'bloqueia'],
    note: ({bloqueia}) => bloqueia === 1 && 'bloqueia acima da cota',
  },
  {kind: 'number', field: 'qtdVendida', width: 92},
  {kind: 'number', field: 'liberado', width: 92},
  {kind: 'number', field: 'qtdPontuada', width: 96},
  {
    kind: 'status',
    field: 'qtdAf',
    width: 96,
    sortable: true,
    cell: ({qtdAf}) => <StateChip tone={qtdAf < 0 ? 'error' : 'ok'}>{numberOrNothing(qtdAf)}</StateChip>,
  },
  {kind: 'points', field: 'saldoPontos', width: 132},
  {kind: 'text', field: 'observacao', width: 200, hidden: true},
  {
    kind: 'actions',
    field: 'abrir',
    title: 'Cota',
    width: 108,
    cell: cota => (
      <Button
        variant="secondary"
        small
        onClick={() => onOpen(cota)}
        aria-label={`Abrir a cota de ${cota.produto ?? cota.codProduto} em ${cota.rede}`}
      >
        Abrir
      </Button>
    ),
  },
];

/** Quotas of networks, worst first: what was sold and released against what was scored. */
export default function AntifraudeList() {
  const [open, setOpen] = useState<number>();
  const columns = useMemo(() => columnsOf(({id}) => setOpen(id)), []);
  const redes = useRedeOptions();
  return (
    <Page title="Antifraude" list>
      <GridList
        resource="antifraude"
        label="Cotas"
        columns={columns}
        sort={{field: 'qtdAf', order: 'ASC'}}
        filters={
          <>
            <SelectFilter source="rede" label="Rede" options={redes} />
            <SelectFilter source="estouradas" label="Cota" options={[{value: 1, text: 'Passou da cota'}]} />
          </>
        }
        exports="Antifraude"
        empty="Nenhuma cota com estes filtros."
      />
      {open !== undefined && <CotaDetails id={open} onClose={() => setOpen(undefined)} />}
    </Page>
  );
}
