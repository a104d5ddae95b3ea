import {ROTULOS_ESTADO_TRABALHO, ROTULOS_LINHA_TRABALHO} from '@clube/domain';
import type {Schema} from '@clube/api-client';
import type {NomeIcone} from '@clube/ui';
import {Estado, type Tom} from '../components/Estado';

type Trabalho = Schema<'Trabalho'>;
type Linha = Schema<'TrabalhoLinha'>;

const APARENCIA: Readonly<Record<Trabalho['estado'], {tom: Tom; icone?: NomeIcone}>> = {
  fila: {tom: 'espera'},
  rodando: {tom: 'info', icone: 'girar'},
  concluido: {tom: 'ok'},
  cancelado: {tom: 'neutro', icone: 'pausar'},
  falhou: {tom: 'erro'},
};
const DA_LINHA: Readonly<Record<Linha['estado'], Tom>> = {pendente: 'neutro', feita: 'ok', falhou: 'erro'};

/** Where a work is; between the wish to cancel and the end of its step it says so. */
export function Situacao({trabalho: {estado, cancelar}}: {trabalho: Trabalho}) {
  if (estado === 'rodando' && cancelar) return <Estado tom="espera">Cancelando</Estado>;
  return <Estado {...APARENCIA[estado]}>{ROTULOS_ESTADO_TRABALHO[estado]}</Estado>;
}

export function SituacaoDaLinha({estado}: Pick<Linha, 'estado'>) {
  return <Estado tom={DA_LINHA[estado]}>{ROTULOS_LINHA_TRABALHO[estado]}</Estado>;
}
