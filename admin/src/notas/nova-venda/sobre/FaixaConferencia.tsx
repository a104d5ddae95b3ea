import {momentoOuNada} from '../../../components/formatos';
import {emTitulo} from '../../../components/texto';
import type {NotaLida} from '../leitura/tipos';
import {CaixaAviso} from './AvisosLeitura';

/** One person has looked at the sale, which is more than one may score: said before another one does. */
export function FaixaConferencia({conferencia}: {conferencia: NonNullable<NotaLida['segundaConferencia']>}) {
  const {por, em, minha, excessos} = conferencia;
  return (
    <CaixaAviso gravidade="atencao">
      <strong>Aguarda segunda conferência.</strong> {minha ? 'Você conferiu' : `${emTitulo(por)} conferiu`} em{' '}
      {momentoOuNada(em)}
      {minha ? ': outra pessoa precisa confirmar. ' : ': confira também, ao pontuar você confirma. '}
      {excessos.join(' · ')}
    </CaixaAviso>
  );
}
