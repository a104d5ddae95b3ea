import Switch from '@mui/material/Switch';
import {useState, type ReactNode} from 'react';
import {Confirmar} from './Confirmar';
import {useAcao} from './useAcao';

interface Props {
  ativo: boolean;
  /** What is switched, for screen readers. */
  nome: string;
  recurso: string;
  sucesso?: string;
  falha: string;
  mudar: (ativo: boolean) => Promise<unknown>;
  /** What is asked first, where the change is not made at once: what the row will be, and what follows. */
  pergunta?: (ativo: boolean) => {titulo: string; texto: ReactNode};
}

/** A row's own switch: says in words how it stands, changes only when the server said so. */
export function InterruptorAtivo({
  ativo,
  nome,
  recurso,
  sucesso = 'Status atualizado com sucesso',
  falha,
  mudar,
  pergunta,
}: Props) {
  const {ocupado, executar} = useAcao({sucesso, falha, muda: [recurso]});
  const [perguntando, setPerguntando] = useState(false);
  const depois = pergunta?.(!ativo);
  const mudarAgora = () => executar(() => mudar(!ativo));
  const confirmado = async (): Promise<void> => {
    if (await mudarAgora()) setPerguntando(false);
  };
  return (
    <>
      <label style={{display: 'inline-flex', alignItems: 'center', gap: 6, whiteSpace: 'nowrap'}}>
        <Switch
          size="small"
          checked={ativo}
          disabled={ocupado}
          onChange={() => (depois ? setPerguntando(true) : void mudarAgora())}
          slotProps={{input: {'aria-label': `${nome} ativo`}}}
        />
        {ativo ? 'Ativo' : 'Inativo'}
      </label>
      {depois && perguntando && (
        <Confirmar
          titulo={depois.titulo}
          confirmar={ativo ? 'Inativar' : 'Ativar'}
          ocupado={ocupado}
          onConfirm={() => void confirmado()}
          onClose={() => setPerguntando(false)}
        >
          {depois.texto}
        </Confirmar>
      )}
    </>
  );
}
