import {podeNoResgate, type AcaoResgate, type Call} from '@clube/domain';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import {useState} from 'react';
import {mayCall} from '../providers/acesso';
import type {AcaoDaLinha, Resgate} from './tipos';

interface Item {
  acao: AcaoDaLinha;
  rotulo: string;
  /** What is changed, and the call that does it; absent where the order is only looked at. */
  exige?: {acao: AcaoResgate; call: Call};
}

const ITENS: readonly Item[] = [
  {acao: 'detalhes', rotulo: 'Ver detalhes'},
  {
    acao: 'status',
    rotulo: 'Alterar status',
    exige: {acao: 'alterarStatus', call: 'POST /api/alterarStatusResgate'},
  },
  {
    acao: 'previsao',
    rotulo: 'Previsão de entrega',
    exige: {acao: 'alterarDatas', call: 'PUT /api/previsao-entrega'},
  },
  {acao: 'entrega', rotulo: 'Data de entrega', exige: {acao: 'alterarDatas', call: 'PUT /api/data-resgate'}},
  {
    acao: 'observacao',
    rotulo: 'Observação',
    exige: {acao: 'alterarObservacao', call: 'PUT /api/resgates/{id}/alterar-observacao'},
  },
  {acao: 'cancelar', rotulo: 'Cancelar resgate', exige: {acao: 'cancelar', call: 'POST /api/cancelarResgate'}},
];

interface Props {
  resgate: Resgate;
  onChoose: (acao: AcaoDaLinha) => void;
}

/** What this user may do to this order. On a closed order most of it is shown but closed as well. */
export function MenuDaLinha({resgate, onChoose}: Props) {
  const [ancora, setAncora] = useState<HTMLElement | null>(null);
  const doPerfil = ITENS.filter(({exige}) => !exige || mayCall(exige.call));
  return (
    <>
      <button
        type="button"
        className="botao-icone"
        aria-label={`Ações do resgate ${resgate.id}`}
        aria-haspopup="menu"
        aria-expanded={!!ancora}
        title="Ações"
        onClick={evento => setAncora(evento.currentTarget)}
      >
        ⋯
      </button>
      {/* A closed menu in each of five thousand rows would be drawn as well. */}
      {ancora && (
        <Menu anchorEl={ancora} open onClose={() => setAncora(null)}>
          {doPerfil.map(({acao, rotulo, exige}) => (
            <MenuItem
              key={acao}
              disabled={!!exige && !podeNoResgate(exige.acao, resgate.status)}
              onClick={() => {
                setAncora(null);
                onChoose(acao);
              }}
            >
              {rotulo}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
