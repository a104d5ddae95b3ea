import Switch from '@mui/material/Switch';
import {useAcao} from './useAcao';

interface Props {
  ativo: boolean;
  /** What is switched, for screen readers. */
  nome: string;
  recurso: string;
  sucesso?: string;
  falha: string;
  mudar: (ativo: boolean) => Promise<unknown>;
}

/** A row's own switch: says in words how it stands, changes only when the server said so. */
export function InterruptorAtivo({
  ativo,
  nome,
  recurso,
  sucesso = 'Status atualizado com sucesso',
  falha,
  mudar,
}: Props) {
  const {ocupado, executar} = useAcao({sucesso, falha, muda: [recurso]});
  return (
    <label style={{display: 'inline-flex', alignItems: 'center', gap: 6, whiteSpace: 'nowrap'}}>
      <Switch
        size="small"
        checked={ativo}
        disabled={ocupado}
        onChange={() => void executar(() => mudar(!ativo))}
        slotProps={{input: {'aria-label': `${nome} ativo`}}}
      />
      {ativo ? 'Ativo' : 'Inativo'}
    </label>
  );
}
