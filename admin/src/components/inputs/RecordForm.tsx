import {rulesOf} from '@clube/api-client';
import {errorsOfRules, type FieldErrors} from '@clube/domain';
import {LoadingState, FailureState, notify} from '@clube/ui';
import {useMemo, useState, type ReactNode} from 'react';
import {
  CreateBase,
  EditBase,
  RecordContextProvider,
  useEditContext,
  useGetOne,
  useGetRecordRepresentation,
  type Identifier,
  type RaRecord,
} from 'react-admin';
import type {FieldValues} from 'react-hook-form';
import {useNavigate, useParams} from 'react-router-dom';
import {addressOf, useManifest} from '../../manifest/context';
import {listOrGroupPath} from '../../manifest/groups';
import type {Manifest} from '../../manifest/manifest';
import {SEEN} from '../../providers/changed-fields';
import {failureText, notifyFailure, notifySecondPerson} from '../../providers/failure';
import {currentSession} from '../../providers/session';
import {Page} from '../page/Page';
import {conflictIn} from './edit-conflict';
import {EditConflictDialog} from './EditConflictDialog';
import {FormCard} from './FormCard';
import {RecordHistory} from './RecordHistory';

type Values = Readonly<Record<string, unknown>>;

interface Props<R extends RaRecord> {
  /**
   * Messages: after creating (if the resource has a create form), after a change, and if the record cannot be loaded. A
   * message in the server's response takes precedence, also the reason of a refusal.
   */
  created?: string;
  changed: string;
  notLoaded: string;
  /** Validation beyond the rules of single fields, which the manifest's entity declares. */
  validate?: (values: Values, isNew: boolean) => FieldErrors;
  /** Converts the typed values for the request, if they differ. */
  toSend?: (values: Values) => Record<string, unknown>;
  /** Converts the record for the inputs, if they differ. */
  asTyped?: (record: R) => Record<string, unknown>;
  /** Initial values of a new record. */
  initial?: FieldValues;
  /** What is asked before the values are stored; absent: they are stored at once. */
  confirm?: (values: Values) => ReactNode;
  /** Called after storing; default: go to the list. */
  onStored?: (id: Identifier) => void;
  children: ReactNode;
}

interface PageProps<R extends RaRecord> extends Props<R> {
  /** Further actions on the record, next to the title. */
  actions?: ReactNode;
}

const asItIs = (values: Values): Record<string, unknown> => ({...values});

/** The record's id from the URL: a number, unless its resource has a key of another type. */
const recordId = (rest: Manifest['rest'], id: string | undefined) => (rest?.key ? id : Number(id));

/** The create or edit form of the manifest's resource; returns to the list after storing. */
export function RecordForm<R extends RaRecord>({actions, ...props}: PageProps<R>) {
  const {name, one, rest} = useManifest();
  const {id} = useParams();
  const nameOf = useGetRecordRepresentation(name);
  // The same query as that of the form below, so it is not fetched twice.
  const {data: record} = useGetOne<RaRecord>(name, {id: recordId(rest, id)}, {enabled: id !== undefined, retry: false});
  const of: unknown = record && nameOf(record);
  return (
    <Page
      title={`${id === undefined ? 'Cadastrar' : 'Editar'} ${one}`}
      actions={actions}
      {...(typeof of === 'string' && {of})}
    >
      <RecordFormCard key={id} {...props} />
    </Page>
  );
}

/** The same form as a part of another page. */
export function RecordFormCard<R extends RaRecord>(props: Props<R>) {
  const {created, changed, notLoaded, validate, toSend = asItIs, asTyped, initial, onStored, confirm, children} = props;
  const manifest = useManifest();
  const {name, rest, failures} = manifest;
  const {id} = useParams();
  const goTo = useNavigate();
  const back = addressOf(listOrGroupPath(manifest, currentSession()));
  const isNew = id === undefined;
  // The record's current values that edit conflicts have shown since it was loaded.
  const [seen, setSeen] = useState<Values>({});
  const [conflict, setConflict] = useState<Values>();
  const typed = (values: Values): Values => (asTyped ? asTyped(values as R) : values);
  const check = (values: Values): FieldErrors => ({
    ...validate?.(values, isNew),
    ...(rest?.entity && errorsOfRules(rulesOf(rest.entity, isNew ? 'Novo' : 'Mudanca'), toSend(values))),
  });
  const onSuccess = (answer: RaRecord): void => {
    notify.success(messageIn(answer) ?? (isNew ? created : undefined) ?? changed);
    setSeen({});
    if (onStored) onStored(answer.id);
    else void goTo(back);
  };
  const common = {
    resource: name,
    transform: (values: Values) => ({...toSend(values), [SEEN]: seen}),
    // react-admin alone shows a refusal only at the fields with errors, without the message.
    mutationOptions: {
      onSuccess,
      onError: (error: unknown) => {
        if (notifySecondPerson(error)) return void goTo(back);
        const current = conflictIn(error);
        if (current) setConflict(current);
        else notifyFailure(error, isNew ? failures?.create : failures?.update);
      },
    },
    redirect: false,
    disableAuthentication: true,
  } as const;
  const form = (
    <FormCard
      validate={check}
      {...(isNew && initial && {initial})}
      backTo={back}
      submitLabel={isNew ? 'Cadastrar' : 'Salvar'}
      confirm={confirm}
      below={id !== undefined && <RecordHistory id={id} asTyped={typed} />}
    >
      {children}
      {conflict && (
        <EditConflictDialog
          current={conflict}
          toSend={toSend}
          asTyped={typed}
          seen={{...seen, ...conflict}}
          onSeen={now => {
            setSeen(now);
            setConflict(undefined);
          }}
          onClose={() => setConflict(undefined)}
        />
      )}
    </FormCard>
  );
  if (isNew) return <CreateBase {...common}>{form}</CreateBase>;
  return (
    <EditBase {...common} id={recordId(rest, id)} mutationMode="pessimistic" queryOptions={{onError: () => undefined}}>
      <Loaded notLoaded={notLoaded} {...(asTyped && {asTyped})}>
        {form}
      </Loaded>
    </EditBase>
  );
}

function messageIn(answer: unknown): string | undefined {
  const message: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'mensagem') : undefined;
  return typeof message === 'string' ? message : undefined;
}

/** Waits for the record, and converts it for the inputs. */
function Loaded<R extends RaRecord>({
  notLoaded,
  asTyped,
  children,
}: Pick<Props<R>, 'notLoaded' | 'asTyped' | 'children'>) {
  const {record, error, refetch} = useEditContext<R>();
  const typed = useMemo(() => (record && asTyped ? asTyped(record) : record), [record, asTyped]);
  if (error) return <FailureState {...failureText(error, notLoaded)} onRetry={() => void refetch()} />;
  if (!record) return <LoadingState rows={6} />;
  return <RecordContextProvider value={typed}>{children}</RecordContextProvider>;
}
