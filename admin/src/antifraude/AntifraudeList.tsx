import {client} from '@clube/api-client';
import {Button} from '@clube/ui';
import {useQuery} from '@tanstack/react-query';
import {useMemo, useState} from 'react';
import type {ListColumn} from '../components/grid/columns';
import {GridList} from '../components/grid/GridList';
import {numberOrNothing} from '../components/format/values';
import {SelectFilter} from '../components/list/SelectFilter';
import {Page} from '../components/page/Page';
import {StateChip} from '../components/StateChip';
import {CotaDetails} from './CotaDetails';
import type {Cota} from './types';

const columnsOf = (onOpen: (cota: Cota) => void): ListColumn<Cota>[] => [
  {
    kind: 'text',
    field: 'produto',
    main: true,
    width: 260,
    value: ({produto, codProduto}) => produto ?? codProduto,
    files: ['produto', 'codProduto'],
    note: ({codProduto}) => codProduto,
  },
  {
    kind: 'text',
    field: 'rede',
    width: 190,
    files: ['rede', 'bloqueia'],
    note: ({bloqueia}) => bloqueia === 1 && 'bloqueia acima da cota',
  },
  {kind: 'number', field: 'qtdVendida', width: 110},
  {kind: 'number', field: 'liberado', width: 110},
  {kind: 'number', field: 'qtdPontuada', width: 110},
  {
    kind: 'status',
    field: 'qtdAf',
    width: 130,
    sortable: true,
    cell: ({qtdAf}) => <StateChip tone={qtdAf < 0 ? 'error' : 'ok'}>{numberOrNothing(qtdAf)}</StateChip>,
  },
  {
    kind: 'points',
    field: 'saldoPontos',
    width: 130,
    note: ({pontosUnitario}) => `${numberOrNothing(pontosUnitario)} por unidade`,
  },
  {kind: 'text', field: 'observacao', width: 200},
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
  const {data: redes = []} = useQuery({
    queryKey: ['redes', 'names'],
    queryFn: async ({signal}) => (await client.list('/api/redes', {query: {limite: 500}, signal})).rows,
  });
  return (
    <Page title="Antifraude" list>
      <GridList
        resource="antifraude"
        label="Cotas"
        columns={columns}
        sort={{field: 'qtdAf', order: 'ASC'}}
        filters={
          <>
            <SelectFilter source="rede" label="Rede" options={redes.map(({id, nome}) => ({value: id, text: nome}))} />
            <SelectFilter source="estouradas" label="Cota" options={[{value: 1, text: 'Passou da cota'}]} />
          </>
        }
        exports="Antifraude"
        rowName={({produto, rede}) => `${produto ?? ''} em ${rede}`}
        empty="Nenhuma cota com estes filtros."
      />
      {open !== undefined && <CotaDetails id={open} onClose={() => setOpen(undefined)} />}
    </Page>
  );
}
