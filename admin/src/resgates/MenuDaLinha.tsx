import {podeNoResgate, type AcaoResgate} from '@clube/domain';
import {Botao} from '@clube/ui';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import {useState} from 'react';
import {useUsuario} from '../providers/sessao';
import type {AcaoDaLinha, Resgate} from './tipos';

const ITENS: readonly {acao: AcaoDaLinha; rotulo: string; exige?: AcaoResgate}[] = [
  {acao: 'detalhes', rotulo: 'Ver detalhes'},
  {acao: 'status', rotulo: 'Alterar status', exige: 'alterarStatus'},
  {acao: 'previsao', rotulo: 'Previsão de entrega', exige: 'alterarDatas'},
  {acao: 'entrega', rotulo: 'Data de entrega', exige: 'alterarDatas'},
  {acao: 'observacao', rotulo: 'Observação', exige: 'alterarObservacao'},
  {acao: 'cancelar', rotulo: 'Cancelar resgate', exige: 'cancelar'},
];

interface Props {
  resgate: Resgate;
  aoEscolher: (acao: AcaoDaLinha) => void;
}

/** What this user may do to this order. On a closed order most of it is shown but closed as well. */
export function MenuDaLinha({resgate, aoEscolher}: Props) {
  const {permissao} = useUsuario();
  const [ancora, setAncora] = useState<HTMLElement | null>(null);
  const doPerfil = ITENS.filter(({exige}) => !exige || podeNoResgate(exige, 0, permissao));
  return (
    <>
      <Botao
        variante="secundario"
        pequeno
        aria-label={`Ações do resgate ${resgate.id}`}
        aria-haspopup="menu"
        aria-expanded={!!ancora}
        onClick={evento => setAncora(evento.currentTarget)}
      >
        Ações
      </Botao>
      <Menu anchorEl={ancora} open={!!ancora} onClose={() => setAncora(null)}>
        {doPerfil.map(({acao, rotulo, exige}) => (
          <MenuItem
            key={acao}
            disabled={!!exige && !podeNoResgate(exige, resgate.status, permissao)}
            onClick={() => {
              setAncora(null);
              aoEscolher(acao);
            }}
          >
            {rotulo}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
