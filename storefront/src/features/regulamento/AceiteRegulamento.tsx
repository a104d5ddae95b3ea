import {client} from '@clube/api-client';
import {Botao, CaixaMarcar, Modal} from '@clube/ui';
import {useMutation, useQueryClient} from '@tanstack/react-query';
import {useState} from 'react';
import {consultaInfo} from '../../base/info';
import {atualizarPintor, sair} from '../../base/sessao';
import {TextoLegal} from '../../components/TextoLegal';
import {REGULAMENTO, VIGENCIA} from './texto';

/** On first access the rules have to be accepted; who declines is logged out. There is no third way. */
export default function AceiteRegulamento() {
  const consultas = useQueryClient();
  const [concorda, setConcorda] = useState(false);
  const aceite = useMutation({
    mutationFn: () => client.put('/api/parceiros', {body: {aceitouRegulamento: 1}}),
    onSuccess: () => {
      atualizarPintor({aceitouRegulamento: '1'});
      return consultas.invalidateQueries({queryKey: consultaInfo.queryKey});
    },
  });
  return (
    <Modal
      aberto
      titulo="Regulamento"
      largura={760}
      rodape={
        <>
          <Botao variante="secundario" onClick={() => void sair()}>
            CANCELAR
          </Botao>
          <Botao disabled={!concorda} ocupado={aceite.isPending && 'ENVIANDO...'} onClick={() => aceite.mutate()}>
            ACEITAR
          </Botao>
        </>
      }
    >
      <TextoLegal vigencia={VIGENCIA} secoes={REGULAMENTO} />
      <div style={{marginTop: 24}}>
        <CaixaMarcar checked={concorda} onChange={evento => setConcorda(evento.target.checked)}>
          Concordo com os termos deste Regulamento.
        </CaixaMarcar>
      </div>
    </Modal>
  );
}
