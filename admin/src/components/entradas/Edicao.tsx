import {Carregando, Falha, avisar} from '@clube/ui';
import type {ReactNode} from 'react';
import {dizerErro} from './dizerErro';
import {EditBase, useEditContext, type RaRecord} from 'react-admin';
import {useNavigate, useParams} from 'react-router-dom';

interface Props {
  recurso: string;
  voltar: string;
  sucesso: string;
  enviar: (valores: Record<string, unknown>) => Record<string, unknown>;
  falhaAoCarregar: string;
  children: ReactNode;
}

/** The record of the address in react-admin's edit: waits for it, saves it, and goes back to the list. */
export function Edicao({recurso, voltar, sucesso, enviar, falhaAoCarregar, children}: Props) {
  const {id = ''} = useParams();
  const navegar = useNavigate();
  const onSuccess = (): void => {
    avisar.sucesso(sucesso);
    void navegar(voltar);
  };
  return (
    <EditBase
      resource={recurso}
      id={Number(id)}
      mutationMode="pessimistic"
      transform={(valores: RaRecord) => enviar(valores)}
      mutationOptions={{onSuccess, onError: dizerErro}}
      queryOptions={{onError: () => undefined}}
      redirect={false}
      disableAuthentication
    >
      <Estados falha={falhaAoCarregar}>{children}</Estados>
    </EditBase>
  );
}

function Estados({falha, children}: {falha: string; children: ReactNode}) {
  const {record, isPending, error, refetch} = useEditContext();
  if (error) return <Falha mensagem={error.message || falha} aoTentar={() => void refetch()} />;
  if (isPending || !record) return <Carregando linhas={6} />;
  return children;
}
