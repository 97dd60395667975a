import { fakeBlog } from './blog/blog.fake.fixture.ts'
import type { FakeNetworkKind } from './fake-network.fixture.ts'

/** The fakes of all networks; the conformance suite runs against each. */
export const fakeNetworks: readonly FakeNetworkKind[] = [fakeBlog]
