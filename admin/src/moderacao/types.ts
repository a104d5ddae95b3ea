import type {Schema} from '@clube/api-client';

export type Item = Schema<'ItemDaModeracao'>;
