import {cotaUse} from '@clube/domain';
import {Button} from '@clube/ui';
import {useMemo, useState} from 'react';
import type {ListColumn} from '../components/grid/columns';
import {GridList} from '../components/grid/GridList';
import {numberOrDash} from '../components/format/values';
import {SearchInput} from '../components/list/SearchInput';
import {SelectFilter} from '../components/list/SelectFilter';
import {useRedeOptions} from '../components/list/useRedeOptions';
import {Page} from '../components/page/Page';
import {StateChip} from '../components/StateChip';
import {CotaBar} from './CotaBar';
import {CotaDetails} from './CotaDetails';
import {FlaggedRedes} from './FlaggedRedes';
import type {Cota} from './types';

const columnsOf = (onOpen: (cota: Cota) => void): ListColumn<Cota>[] => [
  {
    kind: 'text',
    field: 'produto',
    main: true,
    width: 190,
    value: ({produto, codProduto}) => produto ?? codProduto,
    files: ['produto', 'codProduto'],
    note: ({codProduto}) => codProduto,
  },
  {
    kind: 'text',
    field: 'rede',
    width: 120,
    files: ['rede', 'bloqueia'],
    note: ({bloqueia}) => bloqueia === 1 && 'bloqueia acima da cota',
  },
  {
    kind: 'status',
    field: 'qtdAf',
    width: 86,
    sortable: true,
    cell: cota => <StateChip tone={TONES[cotaUse(cota).state]}>{numberOrDash(cota.qtdAf)}</StateChip>,
  },
  {kind: 'custom', field: 'uso', title: 'Uso', width: 82, cell: cota => <CotaBar cota={cota} />},
  {kind: 'number', field: 'qtdVendida', width: 80},
  {kind: 'number', field: 'qtdPontuada', width: 86},
  {kind: 'number', field: 'liberado', width: 82},
  {kind: 'number', field: 'pontosUnitario', width: 120, hidden: true},
  {kind: 'points', field: 'saldoPontos', width: 124},
  {
    kind: 'text',
    field: 'observacao',
    width: 100,
    note: ({observacoes}) => observacoes.length > 1 && `e mais ${observacoes.length - 1}`,
  },
  {
    kind: 'actions',
    field: 'abrir',
    title: 'Cota',
    width: 88,
    cell: cota => (
      <Button
        variant="secondary"
        small
        onClick={() => onOpen(cota)}
        aria-label={`Liberar ou anotar a cota de ${cota.produto ?? cota.codProduto} em ${cota.rede}`}
      >
        Liberar
      </Button>
    ),
  },
];

const TONES = {over: 'error', near: 'waiting', free: 'ok'} as const;
const VIEWS = [
  {nome: 'Acima da cota', filtros: {estouradas: '1'}},
  {nome: 'Perto do fim', filtros: {perto: '1'}},
  {nome: 'Com observação', filtros: {observadas: '1'}},
];

/** The networks' quotas, worst first: quantities sold and released compared with those scored. */
export default function AntifraudeList() {
  const [open, setOpen] = useState<number>();
  const columns = useMemo(() => columnsOf(({id}) => setOpen(id)), []);
  const redes = useRedeOptions();
  return (
    <Page title="Antifraude" list detail={<FlaggedRedes />}>
      <GridList
        resource="antifraude"
        label="Cotas"
        columns={columns}
        sort={{field: 'qtdAf', order: 'ASC'}}
        filters={
          <>
            <SearchInput label="Produto ou código" source="procura" />
            <SelectFilter source="rede" label="Rede" options={redes} all="Todas" />
          </>
        }
        views={VIEWS}
        exports="Antifraude"
        empty="Nenhuma cota com estes filtros."
      />
      {open !== undefined && <CotaDetails id={open} onClose={() => setOpen(undefined)} />}
    </Page>
  );
}
