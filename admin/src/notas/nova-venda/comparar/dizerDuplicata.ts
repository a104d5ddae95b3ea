import {ROTULOS_ESTADO_NOTA, type EstadoNota} from '@clube/domain';
import {dataOuNada} from '../../../components/formatos';
import {emTitulo} from '../../../components/texto';
import type {Duplicata} from '../../tipos';

const rotuloEstado = (estado: string): string | undefined =>
  ROTULOS_ESTADO_NOTA[estado as EstadoNota]?.toLocaleLowerCase('pt-BR');

/** Which receipt the other one is, whose, what became of it, since when. */
export function dizerDuplicata({id, nome, estado, criadoEm}: Duplicata): string {
  const partes = [
    `Nota ${id}`,
    nome && `de ${emTitulo(nome)}`,
    rotuloEstado(estado),
    criadoEm && `enviada em ${dataOuNada(criadoEm)}`,
  ];
  return partes.filter(Boolean).join(', ');
}
