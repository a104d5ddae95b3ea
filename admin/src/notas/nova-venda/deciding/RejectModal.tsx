import {MOTIVOS_REPROVACAO, SEM_MOTIVO, type MotivoReprovacao} from '@clube/domain';
import {Botao, Modal, Opcoes, avisar} from '@clube/ui';
import {useEffect, useRef, useState} from 'react';
import {emTitulo} from '../../../components/texto';
import {useAcao} from '../../../components/useAcao';
import {useUsuario} from '../../../providers/sessao';
import {acoesNota} from '../../acoes';
import type {Pendente} from '../../tipos';

interface Props {
  nota: Pendente;
  onClose: () => void;
  onReject: () => void;
}

const OPCOES = MOTIVOS_REPROVACAO.map(motivo => ({valor: motivo, texto: motivo}));

/** Rejects a receipt with one of the five reasons, which the painter reads. */
export function RejectModal({nota, onClose, onReject}: Props) {
  const usuario = useUsuario();
  const [motivo, setMotivo] = useState<MotivoReprovacao>();
  const [erro, setErro] = useState<string>();
  const motivos = useRef<HTMLDivElement>(null);
  useEffect(() => motivos.current?.querySelector('input')?.focus(), []);
  const {ocupado, executar} = useAcao({muda: ['pendentes']});
  const rejeitar = async (): Promise<void> => {
    if (!motivo) return setErro(SEM_MOTIVO);
    const feito = await executar(async () => {
      const {mensagem} = await acoesNota.reprovar(nota.nomeArquivo, motivo, usuario.nome);
      // The contract shows the outcome of a rejection in the colour of an error: it is one for the painter.
      avisar.erro(mensagem);
    });
    if (!feito) return;
    onClose();
    onReject();
  };
  return (
    <Modal
      aberto
      titulo="Rejeitar nota"
      onClose={onClose}
      rodape={
        <>
          <Botao variante="secundario" onClick={onClose}>
            Voltar
          </Botao>
          <Botao variante="destaque" ocupado={ocupado && 'Aguarde'} onClick={() => void rejeitar()}>
            Rejeitar
          </Botao>
        </>
      }
    >
      <p style={{marginBottom: 16}}>
        {emTitulo(nota.nome)} verá o motivo junto da nota {nota.id}.
      </p>
      <div ref={motivos}>
        <Opcoes
          rotulo="Motivo"
          nome="motivo"
          opcoes={OPCOES}
          valor={motivo}
          erro={erro}
          onValueChange={valor => {
            setMotivo(valor as MotivoReprovacao);
            setErro(undefined);
          }}
        />
      </div>
    </Modal>
  );
}
