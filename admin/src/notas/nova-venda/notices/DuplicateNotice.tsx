import {Botao, Icone} from '@clube/ui';
import type {Duplicata} from '../../tipos';
import estilos from '../NovaVenda.module.css';
import {ROTULOS_ESTADO_NOTA, type EstadoNota} from '@clube/domain';
import {dataOuNada} from '../../../components/formatos';
import {emTitulo} from '../../../components/texto';

/** Another receipt that may be the same document: what it is, and both beside each other one press away. */
export function DuplicateNotice({duplicata, onCompare}: {duplicata: Duplicata; onCompare: () => void}) {
  return (
    <div className={estilos.duplicata} role="note">
      <Icone nome="alerta" tamanho={22} />
      <p>
        <strong>Possível duplicata.</strong> {describeDuplicate(duplicata)}.
      </p>
      {duplicata.arquivoUrl && (
        <Botao variante="secundario" pequeno onClick={onCompare}>
          Comparar as duas
        </Botao>
      )}
    </div>
  );
}

const rotuloEstado = (estado: string): string | undefined =>
  ROTULOS_ESTADO_NOTA[estado as EstadoNota].toLocaleLowerCase('pt-BR');

/** Which receipt the other one is, whose, what became of it, since when. */
export function describeDuplicate({id, nome, estado, criadoEm}: Duplicata): string {
  const partes = [
    `Nota ${id}`,
    nome && `de ${emTitulo(nome)}`,
    rotuloEstado(estado),
    criadoEm && `enviada em ${dataOuNada(criadoEm)}`,
  ];
  return partes.filter(Boolean).join(', ');
}
