import type {FromWorker} from '../base/device/worker-messages.ts';

// The parts of the service worker's types that we use: TypeScript's own library for it conflicts with that of pages.

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

export interface PushEvent extends ExtendableEvent {
  readonly data: {text(): string} | null;
}

export interface NotificationEvent extends ExtendableEvent {
  readonly notification: Notification;
}

interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

interface MessageFromPage extends ExtendableEvent {
  readonly data: unknown;
}

interface WindowClient {
  readonly url: string;
  readonly visibilityState: DocumentVisibilityState;
  focus(): Promise<WindowClient>;
  postMessage(message: FromWorker): void;
}

interface Events {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
  push: PushEvent;
  notificationclick: NotificationEvent;
  sync: SyncEvent;
  message: MessageFromPage;
}

export interface WorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly navigator: {setAppBadge?: (count: number) => Promise<void>};
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: {type: 'window'; includeUncontrolled?: boolean}): Promise<WindowClient[]>;
    openWindow(address: string): Promise<WindowClient | null>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<K extends keyof Events>(name: K, listener: (event: Events[K]) => void): void;
}
