import {mensagemDe, type Schema} from '@clube/api-client';
import {Botao, avisar} from '@clube/ui';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import {useState} from 'react';
import {HttpError, useListContext} from 'react-admin';
import {TODOS} from '../../providers/dataProvider';
import {recursoRest} from '../../providers/recursos';
import {clienteRest} from '../../providers/rest';
import {baixarEndereco} from '../baixar';
import {useFilters} from './useFilters';

interface Props {
  recurso: string;
  /** Of the file. */
  nome: string;
}

/** CSV by the server, which writes all rows where a browser would stop: all of them, or the page in sight. */
export function Exportar({recurso, nome}: Props) {
  const {filterValues} = useFilters();
  const {sort, page, perPage, total} = useListContext();
  const [ancora, setAncora] = useState<HTMLElement | null>(null);
  const exportar = async (soPagina: boolean): Promise<void> => {
    setAncora(null);
    const inicio = (page - 1) * perPage;
    try {
      const query = new URLSearchParams({
        download: 'csv',
        fileName: nome,
        filter: JSON.stringify(filterValues),
        sort: JSON.stringify([sort.field, sort.order]),
        ...(soPagina && perPage < TODOS && {range: JSON.stringify([inicio, inicio + perPage - 1])}),
      });
      const {json} = await clienteRest(`/api/${recursoRest(recurso).caminho}?${query}`);
      const {fileLink} = json as Schema<'Exportacao'>;
      avisar.sucesso('Seu download começará em breve, aguarde.');
      baixarEndereco(fileLink);
    } catch (motivo) {
      avisar.erro(motivo instanceof HttpError ? motivo.message : mensagemDe(motivo));
    }
  };
  return (
    <>
      <Botao
        variante="secundario"
        pequeno
        icone="baixar"
        disabled={!total}
        aria-haspopup="menu"
        aria-expanded={!!ancora}
        onClick={evento => setAncora(evento.currentTarget)}
      >
        Exportar
      </Botao>
      <Menu anchorEl={ancora} open={!!ancora} onClose={() => setAncora(null)}>
        <MenuItem onClick={() => void exportar(false)}>Todas as linhas (CSV)</MenuItem>
        <MenuItem onClick={() => void exportar(true)}>Só esta página (CSV)</MenuItem>
      </Menu>
    </>
  );
}
